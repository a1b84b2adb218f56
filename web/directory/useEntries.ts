import { use, useEffect } from "react";
import { redirect, replace, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router-dom";
import { entriesWithoutState, stateCode, type ResourceEntry, type StateCode } from "#rules/directory";
import { useLocale, type Locale } from "../app/i18n.tsx";
import { readPreferences } from "../app/preferences.ts";
import { directoryContext, type Entries } from "./directory.ts";
import { searchWithKept } from "./keptState.ts";
import { serving } from "./narrow.ts";

/** All of the directory, what serves one state, or what a page shows where no state is chosen. */
type Part = "all" | "stateless" | StateCode;

interface Loaded {
  entries: Entries;
  part: Part;
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
  return { entries: context.get(directoryContext).entries(language), part: "all", language };
}

/** The entries that the page's `loadEntries` began to read; undefined while a page that came ready holds another part than the wanted one. */
export function useEntries(wanted: Part): readonly ResourceEntry[] | undefined {
  const { entries, part, language } = useLoaderData<Loaded>();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (language !== locale) void revalidate();
  }, [language, locale, revalidate]);
  const found = entries instanceof Promise ? use(entries) : entries;
  return part === "all" || part === wanted ? found : undefined;
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
  if (state) return { entries: serving(shown, state), part: state, language };
  if (pathname === "/home")
    return { entries: shown.slice(0, entriesWithoutState), part: "stateless", language };
  if (pathname === "/rights") return { entries: shown.filter(isNational), part: "stateless", language };
  return { entries: shown, part: "all", language };
}

export const isLegal = ({ type }: ResourceEntry) => type === "legal";
export const isNational = ({ state }: ResourceEntry) => state === "US";
