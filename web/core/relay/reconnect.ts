import { connectionOf } from "./relay.ts";

/**
 * A subscription begins with what changed in the seconds before it (graph/core/recent-changes.ts
 * tells twice as many), so a reading is young enough for so long.
 */
const freshForMs = 2500;

/**
 * Runs `refetch` each time the live connection comes back, because a subscription does not tell
 * what happened while there was none. The first time only if that took so long that what was read
 * at `readAt` is old. The answer stops it.
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
