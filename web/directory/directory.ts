import { createContext } from "react-router-dom";
import type { ResourceEntry } from "#rules/directory";
import { send } from "../app/http.ts";
import type { Locale } from "../app/i18n.tsx";

/** The directory of help as one opened app knows it. */
export interface Directory {
  /** Every entry, said in a language: at once when they are here, else when they have come. */
  entries: (language: Locale) => Entries;
}

export type Entries = readonly ResourceEntry[] | Promise<readonly ResourceEntry[]>;

const freshForMs = 60 * 60_000;

/** Asks once for each language and keeps the answer; after an hour it asks again, quietly. A failure is not kept: rather another language than no help. */
export function createDirectory(ask: (language: Locale) => Promise<readonly ResourceEntry[]>): Directory {
  const known = new Map<Locale, Entries>();
  const askedAt = new Map<Locale, number>();

  function refresh(language: Locale): Promise<readonly ResourceEntry[]> {
    askedAt.set(language, Date.now());
    const asking: Promise<readonly ResourceEntry[]> = ask(language).then(
      (entries) => {
        known.set(language, entries);
        // Without a connection the worker answers in another language, which each entry says of itself: not for an hour.
        if (!entries.some((entry) => (entry.language ?? language) === language)) askedAt.delete(language);
        return entries;
      },
      (error: unknown) => {
        if (known.get(language) === asking) known.delete(language);
        const another = [...known.values()].find((entries) => !(entries instanceof Promise));
        if (another) return another;
        throw error;
      },
    );
    asking.catch(() => {}); // whoever reads it sees the failure, but may come to it later
    return asking;
  }
  return {
    entries(language) {
      const found = known.get(language);
      if (found && Date.now() - (askedAt.get(language) ?? 0) > freshForMs) void refresh(language);
      if (found) return found;
      const asking = refresh(language);
      known.set(language, asking);
      return asking;
    },
  };
}

export const browserDirectory = createDirectory((language) =>
  send<ResourceEntry[]>("GET", `/api/resources?lang=${language}`),
);

/** For loaders; a test or the build puts its own in the browser's place. */
export const directoryContext = createContext(browserDirectory);
