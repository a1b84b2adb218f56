/** Changes in quick succession cause one report, after the last of them. */
const restMs = 400;

/** Reports once after each burst of changes. */
export async function* rested(changes: AsyncIterator<unknown>): AsyncGenerator<void> {
  try {
    let next = changes.next();
    while (!(await next).done) {
      next = changes.next();
      const rest = new Promise<"rest">((resolve) => setTimeout(resolve, restMs, "rest"));
      while ((await Promise.race([rest, next.then(() => "more" as const)])) === "more") {
        if ((await next).done) return;
        next = changes.next();
      }
      yield;
    }
  } finally {
    await changes.return?.(undefined);
  }
}
