/* A measuring stick, not part of the product: random no-limit hold'em written by hand, for this game alone.

   It plays the very hands that `cardwright sim holdem` plays (the same generator, the same choices), so
   the totals must agree to the last chip; `loop.py` compiles it, compares, and takes the ratio. */

#include <stdint.h>
#include <string.h>

typedef int64_t i64;
typedef uint64_t u64;

#define STEP 0x9E3779B97F4A7C15ull
#define DECK 0x1FFF1FFF1FFF1FFFull
#define MOST 10

static inline u64 mixed(u64 x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ x >> 27) * 0x94D049BB133111EBull;
    return x ^ x >> 31;
}

static inline u64 below(u64 bits, u64 count) {
    u64 product = (bits >> 32) * count;
    if ((uint32_t)product < count) {
        u64 uneven = (1ull << 32) % count;
        while ((uint32_t)product < uneven) {
            bits = mixed(bits + STEP);
            product = (bits >> 32) * count;
        }
    }
    return product >> 32;
}

static inline u64 nth_bit(u64 bits, u64 place) {
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(1ull << place, bits);
#else
    while (place--) bits &= bits - 1;
    return bits & -bits;
#endif
}

static inline u64 draw(u64 bits, u64 *deck, int count) {
    u64 cards = 0;
    int left = __builtin_popcountll(*deck);
    for (; count; count--, left--) {
        u64 card = nth_bit(*deck, below(bits, left));
        *deck ^= card;
        cards |= card;
        bits = count & 1 ? mixed(bits + STEP) : bits << 32;
    }
    return cards;
}

static inline int top(unsigned row) { return 32 - __builtin_clz(row); }

static inline unsigned highest(unsigned row, int count) {
    unsigned found = 0;
    while (count--) {
        int rank = row ? top(row) : 0;
        found = found << 4 | rank;
        if (rank) row ^= 1u << (rank - 1);
    }
    return found;
}

static inline int straight(unsigned row) {
    row |= row >> 13;
    unsigned twos = row & row >> 1, bottoms = twos & twos >> 2 & row >> 4;
    return bottoms ? top(bottoms) + 4 : 0;
}

static unsigned high(u64 cards) {
    unsigned s[4];
    for (int i = 0; i < 4; i++) s[i] = (cards >> 16 * i & 0x1FFF) << 1;
    unsigned best = 0;
    for (int i = 0; i < 4; i++)
        if (__builtin_popcount(s[i]) >= 5) {
            int run = straight(s[i]);
            best = run ? 9u << 20 | run << 16 : 6u << 20 | highest(s[i], 5);
        }
    unsigned a = s[0] | s[3], aa = s[0] & s[3], b = s[1] | s[2], bb = s[1] & s[2];
    unsigned once = a | b, twice = (a & b) | aa | bb, thrice = (a & bb) | (aa & b), four = aa & bb, found;
    if (best >> 20 == 9) return best;
    if (four) {
        int q = top(four);
        found = 8u << 20 | q << 16 | highest(once & ~(1u << (q - 1)), 1) << 12;
        return found;
    }
    if (thrice) {
        int t = top(thrice);
        unsigned pairs = twice & ~(1u << (t - 1));
        if (pairs) return 7u << 20 | t << 16 | top(pairs) << 12;
        found = 4u << 20 | t << 16 | highest(once & ~(1u << (t - 1)), 2) << 8;
    } else if (twice) {
        int p = top(twice);
        unsigned others = once & ~(1u << (p - 1)), second = twice & ~(1u << (p - 1));
        if (second) {
            int q = top(second);
            found = 3u << 20 | p << 16 | q << 12 | highest(others & ~(1u << (q - 1)), 1) << 8;
        } else
            found = 2u << 20 | p << 16 | highest(others, 3) << 4;
    } else
        found = 1u << 20 | highest(once, 5);
    int run = straight(once);
    if (run && (5u << 20 | run << 16) > found) found = 5u << 20 | run << 16;
    return best > found ? best : found;
}

static inline int lowest(unsigned seats) { return __builtin_ctz(seats); }
static inline int following(unsigned seats, int seat) {
    unsigned ahead = seats >> seat << seat;
    return lowest(ahead ? ahead : seats);
}

typedef struct {
    i64 stack[MOST], bet[MOST], paid[MOST], faced[MOST], price, step;
    unsigned live, able, owing, acted;
    int n, button;
} Table;

static inline void pay(Table *t, int seat, i64 amount) {
    t->stack[seat] -= amount;
    t->bet[seat] += amount;
    t->paid[seat] += amount;
    if (!t->stack[seat]) t->able &= ~(1u << seat);
}

static inline i64 owed(const Table *t, int seat) {
    i64 price = t->price;
    if (!(t->able & (t->able - 1))) {
        i64 matched = 0;
        for (int i = 0; i < t->n; i++)
            if (i != seat && t->live >> i & 1 && t->bet[i] > matched) matched = t->bet[i];
        if (matched < price) price = matched;
    }
    i64 amount = price - t->bet[seat];
    return amount <= 0 ? 0 : amount < t->stack[seat] ? amount : t->stack[seat];
}

static inline int may_raise(const Table *t, int seat) {
    if (t->bet[seat] + t->stack[seat] <= t->price) return 0;
    if (t->acted >> seat & 1 && t->price - t->faced[seat] < t->step) return 0;
    for (int i = 0; i < t->n; i++)
        if (i != seat && t->able >> i & 1 && t->bet[i] + t->stack[i] > t->price) return 1;
    return 0;
}

static inline int goes_on(const Table *t) {
    if (!t->owing || !(t->live & (t->live - 1))) return 0;
    return t->able & (t->able - 1) || owed(t, lowest(t->able));
}

static void take_back(Table *t) {
    i64 best = 0, second = 0;
    int owner = 0;
    for (int i = 0; i < t->n; i++) {
        i64 bet = t->bet[i];
        t->bet[i] = 0;
        if (bet > best) second = best, best = bet, owner = i;
        else if (bet > second) second = bet;
    }
    if (best > second && t->live >> owner & 1) {
        t->stack[owner] += best - second;
        t->paid[owner] -= best - second;
        t->able |= 1u << owner;
    }
}

static void award(Table *t, const u64 *hand, u64 board) {
    unsigned worth[MOST], inside = t->live;
    i64 floor = 0;
    for (int i = 0; i < t->n; i++) worth[i] = t->live >> i & 1 ? high(hand[i] | board) : 0;
    while (inside) {
        i64 level = INT64_MAX, pot = 0;
        unsigned above = 0, winners = 0, best = 0;
        for (int i = 0; i < t->n; i++)
            if (inside >> i & 1 && t->paid[i] < level) level = t->paid[i];
        for (int i = 0; i < t->n; i++) {
            if (inside >> i & 1 && t->paid[i] > level) above |= 1u << i;
            if (inside >> i & 1 && worth[i] > best) best = worth[i], winners = 0;
            if (inside >> i & 1 && worth[i] == best) winners |= 1u << i;
        }
        for (int i = 0; i < t->n; i++) {
            i64 paid = above && t->paid[i] > level ? level : t->paid[i];
            if (paid > floor) pot += paid - floor;
        }
        int count = __builtin_popcount(winners), seat = t->button + 1;
        i64 part = count > 1 ? pot / count : pot, odd = pot - part * count;
        for (unsigned left = winners; left; odd -= odd > 0) {
            seat = following(left, seat % t->n);
            left &= ~(1u << seat);
            t->stack[seat] += part + (odd > 0);
        }
        floor = level;
        inside = above;
    }
}

/* Hands `first` on; what each seat won, and how many actions there were. */
i64 play(u64 seed, i64 first, i64 hands, int n, i64 stack, i64 *won) {
    static const int streets[4] = {2, 3, 1, 1};
    i64 actions = 0;
    u64 base = mixed(seed + STEP);
    for (i64 h = first; h < first + hands; h++) {
        u64 chance = mixed(base + (u64)h * STEP), place = 0, deck = DECK, board = 0, hand[MOST];
        Table t;
        memset(&t, 0, sizeof t);
        t.n = n;
        t.button = (int)(h % n);
        t.live = t.able = (1u << n) - 1;
        for (int i = 0; i < n; i++) t.stack[i] = stack;
        int small = n == 2 ? t.button : (t.button + 1) % n, big = (small + 1) % n, to_act = (big + 1) % n;
        pay(&t, small, stack < 1 ? stack : 1);
        pay(&t, big, stack < 2 ? stack : 2);
        t.price = 2;
        for (int street = 0; street < 4; street++) {
            if (street == 0)
                for (int i = 0, seat = (t.button + 1) % n; i < n; i++, seat = (seat + 1) % n)
                    hand[seat] = draw(mixed(chance + place++ * STEP), &deck, 2);
            else
                board |= draw(mixed(chance + place++ * STEP), &deck, streets[street]);
            t.step = 2;
            t.acted = 0;
            t.owing = t.able;
            int seat = to_act;
            while (goes_on(&t)) {
                seat = following(t.owing, seat);
                u64 bits = mixed(chance + place++ * STEP);
                i64 due = owed(&t, seat);
                int raising = may_raise(&t, seat), choice = (int)below(bits, 1 + (due > 0) + raising) + (due == 0);
                actions++;
                t.owing ^= 1u << seat;
                if (choice == 0) {
                    t.live ^= 1u << seat;
                    t.able &= ~(1u << seat);
                    continue;
                }
                if (choice == 1) {
                    if (due) pay(&t, seat, due);
                } else {
                    i64 all = t.bet[seat] + t.stack[seat], least = t.price + t.step;
                    if (least > all) least = all;
                    i64 total = least + (i64)below(mixed(bits + STEP), all - least + 1);
                    if (total - t.price > t.step) t.step = total - t.price;
                    pay(&t, seat, total - t.bet[seat]);
                    t.price = total;
                    t.owing = t.able & ~(1u << seat);
                }
                t.acted |= 1u << seat;
                t.faced[seat] = t.price;
            }
            if (t.price) take_back(&t);
            t.price = 0;
            to_act = (t.button + 1) % n;
            if (!(t.live & (t.live - 1))) break;
        }
        if (t.live & (t.live - 1))
            award(&t, hand, board);
        else
            for (int i = 0; i < n; i++) t.stack[lowest(t.live)] += t.paid[i];
        for (int i = 0; i < n; i++) won[i] += t.stack[i] - stack;
    }
    return actions;
}
