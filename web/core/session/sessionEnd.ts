const listeners = new Set<() => void>();

/**
 * An answer says that the session may have ended: its socket was closed for that, or a call was
 * refused as nobody's.
 */
export function noteSessionEnd(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back for each such answer; the listener asks the server who is signed in. Answers what
 * stops it.
 */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
