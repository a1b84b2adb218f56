/**
 * Runs the work once, on first use, and keeps the result. A failure is not kept: the next caller
 * tries again.
 */
export function memoize<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => {
    const asked = (kept ??= work());
    asked.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked;
  };
}
