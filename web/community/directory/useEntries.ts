import { use, useEffect } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router-dom";
import {
  firstWithoutState,
  topUseful,
  oncePerNumber,
  serving,
  stateCode,
  type ResourceEntry,
} from "../../../shared/community/directory/rules.ts";
import { useLocale, type Locale } from "../../core/i18n/i18n.tsx";
import { readPreferences } from "../../core/device/preferences.ts";
import { directoryContext, type Directory, type Entries, type NamedPlace, type Part } from "./directory.ts";
import { redirectContext } from "../../core/routing/redirects.ts";
import { searchWithKept, withState } from "./place/savedState.ts";

interface Loaded {
  entries: Entries;
  part: Part;
  /** The total, if a prerendered page has only some. */
  count?: number;
  /** The requested language. */
  language: Locale;
  near?: Near | undefined;
}

/** The place in the URL. */
export interface Near {
  /** As typed: in its own field, or in a search. */
  text: string;
  /** Undefined for an unknown place. */
  place?: NamedPlace | undefined;
  /** Towns with the same name in other states. */
  others: readonly NamedPlace[];
  /** The search without the place. */
  rest: string;
}

/**
 * For a page with the directory; it does not wait for the entries, so that the rest of the page is
 * shown at once.
 */
export function loadEntries({
  context,
  url,
}: LoaderFunctionArgs): Loaded | Response | Promise<Loaded | Response> {
  const { pathname, search } = url;
  const redirect = context.get(redirectContext);
  const begun = searchWithKept(pathname, search);
  if (begun !== search) return redirect(url, pathname + begun);
  const directory = context.get(directoryContext);
  const asked = new URLSearchParams(search);
  const { language } = readPreferences();
  const load = (part: Part, near?: Near): Loaded => ({
    entries: directory.entries(language, part),
    ...{ part, language, near },
  });
  const text = placeText(pathname, asked);
  if (!text) return load(partFor(pathname, asked));
  return nearOf(directory, text, asked).then((near) => {
    const place = near?.place;
    if (!place) return load(partFor(pathname, asked), near);
    if (stateCode(asked.get("state") ?? "") !== place.state)
      return redirect(url, `${pathname}?${withState(asked, place.state)}`);
    return load(partNear(place), near);
  });
}

const withPlaces = ["/home", "/resources"];

/** The text in the URL that may name a place: its field, else a search of several words. */
function placeText(pathname: string, search: URLSearchParams): string | undefined {
  if (!withPlaces.includes(pathname)) return undefined;
  const searched = search.get("q")?.trim() ?? "";
  return search.get("near")?.trim() || (/\s|\d{5}/.test(searched) ? searched : undefined);
}

async function nearOf(
  directory: Directory,
  text: string,
  search: URLSearchParams,
): Promise<Near | undefined> {
  const state = stateCode(search.get("state") ?? "");
  const { places, rest, isUnasked } = await directory.places(text, state);
  const isField = !!search.get("near");
  const [place, ...others] = places;
  // A search without a place, or with only a state, is a plain search; so is a place that cannot be
  // resolved.
  if (isUnasked || (!isField && !place?.city && !place?.zip)) return undefined;
  return { text, place, others, rest: isField ? "" : rest };
}

function partNear({ state, city, zip }: NamedPlace): Part {
  if (zip) return `${state}&zip=${zip}`;
  return city ? `${state}&city=${encodeURIComponent(city)}` : state;
}

/**
 * The part that a URL needs: a state's, the national lines, or everything for a nationwide search.
 */
export function partFor(pathname: string, search: URLSearchParams): Part {
  const state = stateCode(search.get("state") ?? "");
  const isSearch = pathname === "/resources" && (search.get("q") ?? search.get("type"));
  return state ?? (isSearch ? "all" : "US");
}

/** The entries that the page's `loadEntries` requested; undefined while it holds another part. */
export function useEntries(wanted: Part): readonly ResourceEntry[] | undefined {
  const { entries, part } = useLoaded();
  return part === "all" || part === wanted || part.startsWith(`${wanted}&`) ? entries : undefined;
}

/** The place in the URL, once resolved. */
export const useNear = (): Near | undefined => useLoaderData<Loaded>().near;

/** The loaded entries while another part is loading, which can already be searched. */
export const useEntriesHere = (): readonly ResourceEntry[] => useLoaded().entries;

/** How many serve the state, if the page came with only some. */
export const useEntryCount = (): number | undefined => useLoaderData<Loaded>().count;

function useLoaded(): { entries: readonly ResourceEntry[]; part: Part } {
  const { entries, part, language } = useLoaderData<Loaded>();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (language !== locale) void revalidate();
  }, [language, locale, revalidate]);
  return { entries: entries instanceof Promise ? use(entries) : entries, part };
}

/** Changes with every retry. */
export const useEntriesTried = (): Entries => useLoaderData<Loaded>().entries;

interface ReadyFor {
  pathname: string;
  search: URLSearchParams;
  language: Locale;
}

/** A prerendered page contains only what it shows. */
export function partOf(loaded: unknown, { pathname, search, language }: ReadyFor): Loaded {
  const { entries } = loaded as { entries: readonly ResourceEntry[] };
  const shown = pathname === "/rights" ? entries.filter(isLegal) : entries;
  const state = stateCode(search.get("state") ?? "");
  const part = state ?? "US";
  const here = state ? serving(shown, state) : shown.filter(isNational);
  if (pathname !== "/home") return { entries: here, part, language };
  const first = state ? topUseful(here) : firstWithoutState(here);
  return { entries: first, part, count: oncePerNumber(here).length, language };
}

export const isLegal = ({ type }: ResourceEntry) => type === "legal";
export const isNational = ({ state }: ResourceEntry) => state === "US";
