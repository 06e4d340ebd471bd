"""Compile many small functions as one piece.

Numba optimises and emits every function together with all that it calls, then does so again for its
caller, and so on up: with the law's hundred short functions that is most of the time. Inside
`one_piece()` the inner functions are only translated; the outermost is optimised, once, with all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite.binding import create_pass_builder, create_pipeline_tuning_options
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.registry import cpu_target
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs, IRProcessing, ReconstructSSA, TranslateByteCode


class Plain(CompilerBase):
    """The steps that plain functions on whole numbers need, and none for what the law never uses."""

    def define_pipelines(self) -> list[PassManager]:
        steps = PassManager("plain")
        steps.add_pass(TranslateByteCode, "read the function")
        steps.add_pass(FixupArgs, "arguments")
        steps.add_pass(IRProcessing, "find the live variables")
        steps.add_pass(ReconstructSSA, "one name, one value")
        steps.add_pass(NopythonTypeInference, "types")
        steps.add_pass(PreLowerStripPhis, "one name, several values")
        steps.add_pass(IRLegalization, "check")
        steps.add_pass(NativeLowering, "translate")
        steps.add_pass(NoPythonBackend, "finish")
        steps.finalize()
        return [steps]


# How a function is compiled that is only called by compiled code.
INNER = {
    "pipeline_class": Plain,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "no_cpython_wrapper": True,
}


class Inner(JITCodeLibrary):
    """A function on its way into a larger one: translated, neither optimised nor emitted."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """All in one, for whoever links it later by itself."""
        if self._shared_module is None:  # type: ignore[has-type]
            module = self._final_module.clone()
            for library in inside(self):
                module.link_in(own_module(library), preserve=True)
            self._shared_module = shared(module)
        return self._shared_module

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class Outer(JITCodeLibrary):
    """The function that is called from Python: links each inner one once, and optimises the whole."""

    def finalize(self) -> None:
        linked = self._linking_libraries  # type: ignore[has-type]
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        for library in inside(self):
            self._final_module.link_in(own_module(library), preserve=True)
        for function in self._final_module.functions:
            # Seen by nobody else, a function may be taken apart, merged with its callers, and dropped.
            if not function.is_declaration and function.name not in own:
                function.linkage = "internal"
        self._linking_libraries = []
        try:
            super().finalize()
        finally:
            self._linking_libraries = linked

    def _optimize_final_module(self) -> None:
        options = create_pipeline_tuning_options(3)
        options.loop_vectorization = options.slp_vectorization = True
        builder = create_pass_builder(self._codegen._tm, options)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(self._final_module, builder)


def inside(library: Any) -> list[Any]:
    """Every library that this one calls, directly or not, once."""
    found: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        each = waiting.pop()
        if each not in found:
            found[each] = None
            if isinstance(each, Inner):
                waiting += each._linking_libraries
    return list(found)


def own_module(library: Any) -> Any:
    """A library's own functions, ready to be linked."""
    if isinstance(library, Inner):
        return shared(library._final_module.clone())
    return library._get_module_for_linking()


def shared(module: Any) -> Any:
    """Several modules may define the same function: any of them will do."""
    for function in module.functions:
        if not function.is_declaration and function.linkage.name == "external":
            function.linkage = "linkonce_odr"
    return module


@contextmanager
def one_piece(outer: Callable[..., Any]) -> Iterator[None]:
    """What is compiled inside becomes one piece with the function `outer`."""
    with global_compiler_lock:
        codegen = cpu_target.target_context.codegen()

        def create_library(name: str, **options: Any) -> Any:
            return (Outer if name == outer.__qualname__ else Inner)(codegen, name, **options)

        def set_env(name: str, env: Any) -> None:
            if codegen._engine.get_global_value_address(name):
                JITCPUCodegen.set_env(codegen, name, env)

        codegen.create_library, codegen.set_env = create_library, set_env
        try:
            yield
        finally:
            del codegen.create_library, codegen.set_env
