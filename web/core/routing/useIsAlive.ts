import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * False in a prerendered page until it is hydrated. For parts that only work then, or set inline
 * styles. Deferred: rendering a whole form must not block a press meanwhile.
 */
export const useIsAlive = (): boolean => useDeferredValue(useSyncExternalStore(never, yes, no));

const never = () => () => {};
const yes = () => true;
const no = () => false;
