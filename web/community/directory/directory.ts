import { createContext } from "react-router-dom";
import {
  serving,
  stateCode,
  type ResourceEntry,
  type StateCode,
} from "../../../shared/community/directory/rules.ts";
import { send } from "../../core/http/http.ts";
import type { Locale } from "../../core/i18n/i18n.tsx";

/** The directory of help within one opened app. */
export interface Directory {
  /** Entries in a language: synchronously if loaded, else as a promise. */
  entries: (language: Locale, part: Part) => Entries;
  /** The places in a text; none if the server is unreachable. */
  places: (text: string, state: StateCode | undefined) => Promise<NamedPlaces>;
}

/** A place in a text; the city is empty if only the state or a ZIP code is known. */
export interface NamedPlace {
  state: StateCode;
  city: string;
  zip: string | null;
}

export interface NamedPlaces {
  places: readonly NamedPlace[];
  /** The text without the place. */
  rest: string;
  /** The server was unreachable. */
  isUnasked?: boolean;
}

/** The whole directory, one state's part, the same nearest first, or the national lines. */
export type Part = "all" | "US" | StateCode | `${StateCode}&${"city" | "zip"}=${string}`;

export type Entries = readonly ResourceEntry[] | Promise<readonly ResourceEntry[]>;

/** What changes is mostly who is full tonight. */
const freshForMs = 5 * 60_000;

/**
 * Fetches each language and part once and caches it; a part of loaded data is not fetched. If a
 * part fails, it is taken from the whole, which the device may have offline, and retried after
 * five minutes. Failures are not cached: another language is better than no help.
 */
export function createDirectory(
  ask: (language: Locale, part: Part) => Promise<readonly ResourceEntry[]>,
  askPlaces: (search: string) => Promise<NamedPlaces> = () => Promise.reject(new Error("No places")),
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
        // Offline the worker may answer in another language, which each entry declares: not kept
        // that long.
        if (!entries.some((entry) => (entry.language ?? language) === language)) askedAt.delete(name);
        return entries;
      },
      (error: unknown) => {
        if (known.get(name) === asking) known.delete(name);
        const another = [...known]
          .filter(([other]) => other.endsWith(` ${placeless(part)}`) || other.endsWith(" all"))
          .map(([, entries]) => entries)
          .find((entries) => !(entries instanceof Promise));
        if (another && !(another instanceof Promise)) return of(another, part);
        throw error;
      },
    );
    asking.catch(() => {}); // the reader of the promise sees the failure, but maybe later
    return asking;
  }
  return {
    places: createPlaces(askPlaces),
    entries(language, part) {
      const whole = known.get(nameOf(language, "all"));
      // Only the server can sort by distance to a place.
      const isHere = whole && !(whole instanceof Promise) && part !== "all" && !part.includes("&");
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
  const state = stateCode(placeless(part));
  return state ? serving(entries, state) : entries.filter((entry) => entry.state === "US");
};

/** "PA" of "PA&city=Scranton": distance needs the server. */
const placeless = (part: Part): string => part.split("&")[0] ?? part;

/** Fetches each text once; failures are not cached. */
function createPlaces(ask: (search: string) => Promise<NamedPlaces>): Directory["places"] {
  const known = new Map<string, Promise<NamedPlaces>>();
  return (text, state) => {
    const search = String(new URLSearchParams({ text, ...(state && { state }) }));
    const asking = known.get(search) ?? ask(search);
    known.set(search, asking);
    return asking.catch(() => {
      known.delete(search);
      return { places: [], rest: text, isUnasked: true };
    });
  };
}

export const browserDirectory = createDirectory(
  (language, part) =>
    send<ResourceEntry[]>("GET", `/api/resources?lang=${language}${part === "all" ? "" : `&state=${part}`}`),
  (search) => send<NamedPlaces>("GET", `/api/places?${search}`),
);

/** For loaders; tests and the build replace the browser's. */
export const directoryContext = createContext(browserDirectory);
