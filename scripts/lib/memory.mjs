/**
 * Node options for servers where memory matters more than throughput: one malloc arena, a small
 * young generation and size-optimized code save about 60 MB (docs/how/performance.md).
 */
export const thrifty = {
  flags: ["--max-semi-space-size=2", "--optimize-for-size"],
  env: { MALLOC_ARENA_MAX: "1" },
};
