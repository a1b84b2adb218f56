import { createContext } from "react-router-dom";
import type { ResourceEntry } from "#rules/directory";
import { send } from "../app/http.ts";

/** The directory of help as one opened app knows it. */
export interface Directory {
  /** Every entry: at once when they are here, else when they have come. */
  entries: () => Entries;
}

export type Entries = readonly ResourceEntry[] | Promise<readonly ResourceEntry[]>;

const freshForMs = 60 * 60_000;

/** Asks once and keeps the answer; after an hour it asks again, quietly. A failure is not kept. */
export function createDirectory(ask: () => Promise<readonly ResourceEntry[]>): Directory {
  let known: Entries | undefined;
  let askedAt = 0;

  function refresh(): Promise<readonly ResourceEntry[]> {
    askedAt = Date.now();
    const asking = ask().then((entries) => (known = entries));
    asking.catch(() => {
      if (known === asking) known = undefined;
    });
    return asking;
  }
  return {
    entries() {
      if (!known) known = refresh();
      else if (Date.now() - askedAt > freshForMs) void refresh().catch(() => {});
      return known;
    },
  };
}

export const browserDirectory = createDirectory(() => send<ResourceEntry[]>("GET", "/api/resources"));

/** For loaders; a test or the build puts its own in the browser's place. */
export const directoryContext = createContext(browserDirectory);
