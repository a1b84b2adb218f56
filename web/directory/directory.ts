import { createContext } from "react-router-dom";
import { serving, stateCode, type ResourceEntry, type StateCode } from "#shared/directory/rules";
import { send } from "../core/http/http.ts";
import type { Locale } from "../core/i18n/i18n.tsx";

/** The directory of help as one opened app knows it. */
export interface Directory {
  /** Entries, said in a language: at once when they are here, else when they have come. */
  entries: (language: Locale, part: Part) => Entries;
  /** The places that a text names; none where the server cannot be reached. */
  places: (text: string, state: StateCode | undefined) => Promise<NamedPlaces>;
}

/** A place that a text names; the city is empty where only the state or a ZIP code is known. */
export interface NamedPlace {
  state: StateCode;
  city: string;
  zip: string | null;
}

export interface NamedPlaces {
  places: readonly NamedPlace[];
  /** The text without the place. */
  rest: string;
  /** The server was not there to ask. */
  isUnasked?: boolean;
}

/**
 * All of the directory, what serves one state, the same with the nearest to a place first, or the
 * national lines.
 */
export type Part = "all" | "US" | StateCode | `${StateCode}&${"city" | "zip"}=${string}`;

export type Entries = readonly ResourceEntry[] | Promise<readonly ResourceEntry[]>;

const freshForMs = 60 * 60_000;

/**
 * Asks once for each language and part, and keeps the answer; a part of what is here already is not
 * asked for. A part that cannot be had is looked for in the whole, which a device keeps for want of
 * a connection; after an hour it asks again, quietly. A failure is not kept: rather another
 * language than no help.
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
        // Without a connection the worker answers in another language, which each entry says of
        // itself: not for an hour.
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
    asking.catch(() => {}); // whoever reads it sees the failure, but may come to it later
    return asking;
  }
  return {
    places: createPlaces(askPlaces),
    entries(language, part) {
      const whole = known.get(nameOf(language, "all"));
      // What is nearest to a place, only the server knows.
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

/** "PA" of "PA&city=Scranton": what is near can only be asked for. */
const placeless = (part: Part): string => part.split("&")[0] ?? part;

/** Asks once for each text; a failure is not kept. */
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

/** For loaders; a test or the build puts its own in the browser's place. */
export const directoryContext = createContext(browserDirectory);
