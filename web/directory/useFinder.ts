import { useEffect, useState } from "react";
import type { Search } from "#shared/directory/search/narrow";

/**
 * The search by meaning, once somebody wants it; until it has come, and where it cannot, words are
 * looked for as they stand.
 */
export function useFinder(isWanted: boolean): Search | undefined {
  const [search, setSearch] = useState<{ find: Search }>();
  useEffect(() => {
    if (!isWanted || search) return;
    let isGone = false;
    import("#shared/directory/search/search").then(
      ({ searchEntries }) => !isGone && setSearch({ find: searchEntries }),
      () => {}, // offline before it was ever loaded
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, search]);
  return search?.find;
}
