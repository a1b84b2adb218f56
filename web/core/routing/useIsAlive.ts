import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * False in a page that was made ready, until JavaScript has taken it over. For what only works
 * then, or brings styles of its own. Deferred: a whole form may be drawn by it, which must not hold
 * up the finger of whoever presses something meanwhile.
 */
export const useIsAlive = (): boolean => useDeferredValue(useSyncExternalStore(never, yes, no));

const never = () => () => {};
const yes = () => true;
const no = () => false;
