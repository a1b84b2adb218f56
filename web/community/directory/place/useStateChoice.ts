import { useEffect, useState } from "react";
import { stateCode, type StateCode } from "../../../../shared/community/directory/rules.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { keepState, withState } from "./savedState.ts";

/** The chosen state, kept in the URL and on the device, from where `loadEntries` restores it. */
export function useStateChoice() {
  const [search, changeSearch] = useSearch();
  const inAddress = stateCode(search.get("state") ?? "");
  // The last choice applies until the URL has followed: an earlier one may still be pending.
  const [wanted, setWanted] = useState<{ state: StateCode | undefined }>();
  if (wanted && wanted.state === inAddress) setWanted(undefined);

  useEffect(() => {
    if (inAddress && !wanted) keepState(inAddress);
  }, [inAddress, wanted]);

  function choose(state: StateCode | undefined) {
    setWanted({ state });
    keepState(state);
    changeSearch((now) => {
      const next = withState(now, state);
      next.delete("near"); // the place was in the other state
      return next;
    });
  }
  return { chosen: wanted ? wanted.state : inAddress, choose };
}
