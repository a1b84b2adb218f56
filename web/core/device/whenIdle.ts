/**
 * Does what will be needed later one by one, each when nothing else is to be done, so that nobody
 * waits for it. What fails is tried again by whoever needs it. Answers how to give it up.
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
