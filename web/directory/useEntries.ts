import { use, useEffect } from "react";
import { redirect, replace, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router-dom";
import {
  entriesWithoutState,
  mostUseful,
  oncePerNumber,
  serving,
  stateCode,
  type ResourceEntry,
} from "#rules/directory";
import { useLocale, type Locale } from "../core/i18n/i18n.tsx";
import { readPreferences } from "../core/device/preferences.ts";
import { directoryContext, type Entries, type Part } from "./directory.ts";
import { searchWithKept } from "./keptState.ts";

interface Loaded {
  entries: Entries;
  part: Part;
  /** How many there are, where a page that came ready brings only some. */
  count?: number;
  /** What they were asked for in. */
  language: Locale;
}

/** For a page over the directory; it does not wait, so that the rest of the page is there at once. */
export function loadEntries({ context, request }: LoaderFunctionArgs): Loaded | Response {
  const { pathname, search } = new URL(request.url);
  const begun = searchWithKept(pathname, search);
  if (begun !== search) {
    // On the way back and at first the address stands there already; an entry more would hold the way back for ever.
    const isHere = location.pathname + location.search === pathname + search;
    return (isHere ? replace : redirect)(pathname + begun);
  }
  const { language } = readPreferences();
  const part = partFor(pathname, new URLSearchParams(search));
  return { entries: context.get(directoryContext).entries(language, part), part, language };
}

/** What an address needs: a state's own, the national lines, or for a search of everywhere the whole. */
export function partFor(pathname: string, search: URLSearchParams): Part {
  const state = stateCode(search.get("state") ?? "");
  const isSearch = pathname === "/resources" && (search.get("q") ?? search.get("type"));
  return state ?? (isSearch ? "all" : "US");
}

/** The entries that the page's `loadEntries` began to read; undefined while it holds another part than the wanted one. */
export function useEntries(wanted: Part): readonly ResourceEntry[] | undefined {
  const { entries, part } = useLoaded();
  return part === "all" || part === wanted ? entries : undefined;
}

/** What is here while another part is on its way; with it one can search already. */
export const useEntriesHere = (): readonly ResourceEntry[] => useLoaded().entries;

/** How many serve the state, when only some of them came with the page. */
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

/** Changes with every try to read it. */
export const useEntriesTried = (): Entries => useLoaderData<Loaded>().entries;

interface ReadyFor {
  pathname: string;
  search: URLSearchParams;
  language: Locale;
}

/** A page that is sent ready brings what it shows and no more. */
export function partOf(loaded: unknown, { pathname, search, language }: ReadyFor): Loaded {
  const { entries } = loaded as { entries: readonly ResourceEntry[] };
  const shown = pathname === "/rights" ? entries.filter(isLegal) : entries;
  const state = stateCode(search.get("state") ?? "");
  const part = state ?? "US";
  const here = state ? serving(shown, state) : shown.filter(isNational);
  if (pathname !== "/home") return { entries: here, part, language };
  const first = state ? mostUseful(here) : here.slice(0, entriesWithoutState);
  return { entries: first, part, count: oncePerNumber(here).length, language };
}

export const isLegal = ({ type }: ResourceEntry) => type === "legal";
export const isNational = ({ state }: ResourceEntry) => state === "US";
