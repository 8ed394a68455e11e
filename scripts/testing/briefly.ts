/**
 * Node's flags for processes that live for a few tests. The accounts store is a program in WebAssembly that each of them starts
 * anew and asks little: to compile all of it, and what is used often a second time, takes half of the processor time of such a
 * process.
 */
export const briefly = ['--liftoff-only', '--wasm-lazy-compilation'];
