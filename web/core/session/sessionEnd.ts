const listeners = new Set<() => void>();

/** Answers of the old session may arrive for a while after this tab ended it. */
const lateMs = 10_000;
let endedHereUntil = 0;

/** This tab ends its session itself, so that it is no news. Returns what takes that back. */
export function noteOwnSessionEnd(): () => void {
  endedHereUntil = performance.now() + lateMs;
  return () => {
    endedHereUntil = 0;
  };
}

export const hasJustEndedSession = (): boolean => performance.now() < endedHereUntil;

/**
 * An answer says that the session may have ended: its socket was closed for that, or a call was
 * refused as nobody's.
 */
export function noteSessionEnd(): void {
  if (!hasJustEndedSession()) for (const listener of listeners) listener();
}

/**
 * Calls back for each such answer; the listener asks the server who is signed in. Answers what
 * stops it.
 */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
