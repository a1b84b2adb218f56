import { createContext } from "react-router-dom";
import { serving, type ResourceEntry, type StateCode } from "#rules/directory";
import { send } from "../core/http/http.ts";
import type { Locale } from "../core/i18n/i18n.tsx";

/** The directory of help as one opened app knows it. */
export interface Directory {
  /** Entries, said in a language: at once when they are here, else when they have come. */
  entries: (language: Locale, part: Part) => Entries;
}

/** All of the directory, what serves one state, or the national lines. */
export type Part = "all" | "US" | StateCode;

export type Entries = readonly ResourceEntry[] | Promise<readonly ResourceEntry[]>;

const freshForMs = 60 * 60_000;

/** Asks once for each language and part, and keeps the answer; a part of what is here already is not asked for. A part that cannot be had is looked for in the whole, which a device keeps for want of a connection; after an hour it asks again, quietly. A failure is not kept: rather another language than no help. */
export function createDirectory(
  ask: (language: Locale, part: Part) => Promise<readonly ResourceEntry[]>,
): Directory {
  const known = new Map<string, Entries>();
  const askedAt = new Map<string, number>();
  const nameOf = (language: Locale, part: Part) => `${language} ${part}`;

  function refresh(language: Locale, part: Part): Promise<readonly ResourceEntry[]> {
    const name = nameOf(language, part);
    askedAt.set(name, Date.now());
    const asked =
      part === "all"
        ? ask(language, part)
        : ask(language, part).catch(async () => of(await ask(language, "all"), part));
    const asking: Promise<readonly ResourceEntry[]> = asked.then(
      (entries) => {
        known.set(name, entries);
        // Without a connection the worker answers in another language, which each entry says of itself: not for an hour.
        if (!entries.some((entry) => (entry.language ?? language) === language)) askedAt.delete(name);
        return entries;
      },
      (error: unknown) => {
        if (known.get(name) === asking) known.delete(name);
        const another = [...known]
          .filter(([other]) => other.endsWith(` ${part}`) || other.endsWith(" all"))
          .map(([, entries]) => entries)
          .find((entries) => !(entries instanceof Promise));
        if (another && !(another instanceof Promise)) return of(another, part);
        throw error;
      },
    );
    asking.catch(() => {}); // whoever reads it sees the failure, but may come to it later
    return asking;
  }
  return {
    entries(language, part) {
      const whole = known.get(nameOf(language, "all"));
      const isHere = whole && !(whole instanceof Promise) && part !== "all";
      const name = nameOf(language, isHere ? "all" : part);
      const found = known.get(name);
      const isOld = Date.now() - (askedAt.get(name) ?? 0) > freshForMs;
      if (found && isOld) void refresh(language, isHere ? "all" : part);
      if (isHere) return of(whole, part);
      if (found) return found;
      const asking = refresh(language, part);
      known.set(name, asking);
      return asking;
    },
  };
}

const of = (entries: readonly ResourceEntry[], part: Part): readonly ResourceEntry[] => {
  if (part === "all") return entries;
  return part === "US" ? entries.filter(({ state }) => state === part) : serving(entries, part);
};

export const browserDirectory = createDirectory((language, part) =>
  send<ResourceEntry[]>("GET", `/api/resources?lang=${language}${part === "all" ? "" : `&state=${part}`}`),
);

/** For loaders; a test or the build puts its own in the browser's place. */
export const directoryContext = createContext(browserDirectory);
