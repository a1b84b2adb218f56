import { connectionOf } from "./relay.ts";

/**
 * A subscription starts with the changes of the last seconds, so data of this age is recent enough.
 * The server (graph/core/events/recent-changes.ts) sends twice as many.
 */
const freshForMs = 2500;

/**
 * Runs `refetch` after each reconnect, because a subscription misses what happened meanwhile. After
 * the first connect only if the data of `readAt` is too old by then. Returns the stop function.
 */
export function onReconnect(
  environment: Parameters<typeof connectionOf>[0],
  readAt: number,
  refetch: () => void,
): () => void {
  let isFirst = true;
  const stop = connectionOf(environment).onConnected?.(() => {
    const isFresh = isFirst && performance.now() - readAt < freshForMs;
    isFirst = false;
    if (!isFresh) refetch();
  });
  return () => stop?.();
}
