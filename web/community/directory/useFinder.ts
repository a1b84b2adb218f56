import { useEffect, useState } from "react";
import type { Search } from "../../../shared/community/directory/search/narrow.ts";

/** The semantic search, loaded on demand; until then, or if it fails, plain word matching. */
export function useFinder(isWanted: boolean): Search | undefined {
  const [search, setSearch] = useState<{ find: Search }>();
  useEffect(() => {
    if (!isWanted || search) return;
    let isGone = false;
    import("../../../shared/community/directory/search/search.ts").then(
      ({ searchEntries }) => !isGone && setSearch({ find: searchEntries }),
      () => {}, // offline before it was ever loaded
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, search]);
  return search?.find;
}
