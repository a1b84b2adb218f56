const listeners = new Set<() => void>();

/** Answers of the old session may arrive for a while after this tab ended it. */
const lateMs = 10_000;
let endedHereUntil = 0;

/** This tab ends its session itself, so it needs no notice. Returns the undo function. */
export function noteOwnSessionEnd(): () => void {
  endedHereUntil = performance.now() + lateMs;
  return () => {
    endedHereUntil = 0;
  };
}

export const hasJustEndedSession = (): boolean => performance.now() < endedHereUntil;

/**
 * An answer indicates that the session may have ended: its socket was closed, or a call was
 * unauthenticated.
 */
export function noteSessionEnd(): void {
  if (!hasJustEndedSession()) for (const listener of listeners) listener();
}

/**
 * Calls back for each such answer; the listener then asks the server for the viewer. Returns the
 * stop function.
 */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
