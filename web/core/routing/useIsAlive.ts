import { useSyncExternalStore } from "react";

/** False in a page that was made ready, until JavaScript has taken it over. For what only works then, or brings styles of its own. */
export const useIsAlive = (): boolean => useSyncExternalStore(never, yes, no);

const never = () => () => {};
const yes = () => true;
const no = () => false;
