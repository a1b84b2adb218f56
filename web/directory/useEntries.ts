import { use } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { entriesWithoutState, stateCode, type ResourceEntry, type StateCode } from "#rules/directory";
import { directoryContext, type Entries } from "./directory.ts";
import { serving } from "./narrow.ts";

/** All of the directory, what serves one state, or what a page shows where no state is chosen. */
type Part = "all" | "stateless" | StateCode;

interface Loaded {
  entries: Entries;
  part: Part;
}

/** For a page over the directory; it does not wait, so that the rest of the page is there at once. */
export const loadEntries = ({ context }: LoaderFunctionArgs): Loaded => ({
  entries: context.get(directoryContext).entries(),
  part: "all",
});

/** The entries that the page's `loadEntries` began to read; undefined while a page that came ready holds another part than the wanted one. */
export function useEntries(wanted: Part): readonly ResourceEntry[] | undefined {
  const { entries, part } = useLoaderData<Loaded>();
  const found = entries instanceof Promise ? use(entries) : entries;
  return part === "all" || part === wanted ? found : undefined;
}

/** Changes with every try to read it. */
export const useEntriesTried = (): Entries => useLoaderData<Loaded>().entries;

/** A page that is sent ready brings what it shows and no more. */
export function partOf(loaded: unknown, pathname: string, search: URLSearchParams): Loaded {
  const { entries } = loaded as { entries: readonly ResourceEntry[] };
  const shown = pathname === "/rights" ? entries.filter(isLegal) : entries;
  const state = stateCode(search.get("state") ?? "");
  if (state) return { entries: serving(shown, state), part: state };
  if (pathname === "/home") return { entries: shown.slice(0, entriesWithoutState), part: "stateless" };
  if (pathname === "/rights") return { entries: shown.filter(isNational), part: "stateless" };
  return { entries: shown, part: "all" };
}

export const isLegal = ({ type }: ResourceEntry) => type === "legal";
export const isNational = ({ state }: ResourceEntry) => state === "US";
