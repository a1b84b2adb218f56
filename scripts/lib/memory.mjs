/**
 * How the server is started where memory counts more than the last requests per second: one arena
 * of the C library, a small young generation and code optimised for size keep it about 60 MB
 * smaller (docs/how/performance.md).
 */
export const thrifty = {
  flags: ["--max-semi-space-size=2", "--optimize-for-size"],
  env: { MALLOC_ARENA_MAX: "1" },
};
