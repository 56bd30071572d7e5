/**
 * For Node wherever a test's database runs inside it: that lives for seconds, and optimizing its machine code early
 * takes more time than that saves. Bytes of code run before V8 tries.
 */
export const engineFlags = ['--wasm-tiering-budget=1000000000'];
