/**
 * Preloads things one by one when the browser is idle. Failures are retried by the code that needs
 * them. Returns the cancel function.
 */
export function whenIdle(works: readonly (() => Promise<unknown>)[]): () => void {
  let stop = () => {};
  const next = (index: number) => {
    const work = works[index];
    if (!work) return;
    stop = soon(() => {
      void work().catch(() => {});
      next(index + 1);
    });
  };
  next(0);
  return () => stop();
}

/** Safari has no idle callbacks. */
function soon(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(work, { timeout: longestMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, pauseMs);
  return () => clearTimeout(timer);
}

const longestMs = 3000;
const pauseMs = 300;
