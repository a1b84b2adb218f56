/**
 * Does the work once, when it is first asked for, and keeps what came of it. A failure is not kept:
 * the next one who asks has it tried again.
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
