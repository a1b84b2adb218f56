import { use } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import type { ResourceEntry } from "#rules/directory";
import { directoryContext, type Entries } from "./directory.ts";

interface Loaded {
  entries: Entries;
}

/** For a page over the directory; it does not wait, so that the rest of the page is there at once. */
export const loadEntries = ({ context }: LoaderFunctionArgs): Loaded => ({
  entries: context.get(directoryContext).entries(),
});

/** The directory that the page's `loadEntries` began to read; what asks for it stands in a Suspense. */
export function useEntries(): readonly ResourceEntry[] {
  const { entries } = useLoaderData<Loaded>();
  return entries instanceof Promise ? use(entries) : entries;
}

/** Changes with every try to read it. */
export const useEntriesTried = (): Entries => useLoaderData<Loaded>().entries;
