import { createContext, redirect, replace } from "react-router-dom";
import type { AppRouter } from "./AppRouter.tsx";

/** A loader's result that opens `to` instead of the address that it was asked for. */
export type Redirect = (from: URL, to: string) => Response;

/** For loaders. */
export const redirectContext = createContext<Redirect>((_from, to) => redirect(to));

const maxInARow = 10;

/**
 * The library adds an entry to the history for each redirect, and follows them without end. Here
 * only a link adds one: on the first page and after Back the entry is replaced, so that Back never
 * returns to the redirect. A chain without an end is an error.
 */
export function createRedirect(stateNow: () => AppRouter["state"]): Redirect {
  let last = "";
  let inARow = 0;
  return ({ pathname, search }, to) => {
    inARow = pathname + search === last ? inARow + 1 : 1;
    last = to;
    if (inARow > maxInARow) {
      last = "";
      throw new Error(`Pages redirect to each other without end: ${to}`);
    }
    return stateNow().navigation.historyAction === "PUSH" ? redirect(to) : replace(to);
  };
}
