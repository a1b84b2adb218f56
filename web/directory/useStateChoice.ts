import { use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouter, useSearchParams } from "react-router-dom";
import { stateCode, type StateCode } from "#rules/directory";
import { keepState, keptState } from "./keptState.ts";

/** The chosen state. It is kept in the address and on the device; what only the device remembers goes into the address. */
export function useStateChoice() {
  const [search, setSearch] = useSearchParams();
  const inAddress = stateCode(search.get("state") ?? "");
  // The last choice holds until the address has followed: an earlier one may still be on its way there.
  const [wanted, setWanted] = useState<{ state: StateCode | undefined }>();
  if (wanted && wanted.state === inAddress) setWanted(undefined);

  const router = use(DataRouter)?.router;

  useEffect(() => {
    if (wanted) return;
    if (inAddress) return keepState(inAddress);
    const kept = keptState();
    if (!kept || !router) return;
    // A page that came ready is drawn for one address while the router goes on to the one that was asked for; what stands there must not be lost.
    const { location, navigation } = router.state;
    const { search } = navigation.location ?? location;
    setSearch(withState(new URLSearchParams(search), kept), inPlace);
  }, [inAddress, wanted, router, setSearch]);

  function choose(state: StateCode | undefined) {
    setWanted({ state });
    keepState(state);
    setSearch((now) => withState(now, state), inPlace);
  }
  return { chosen: wanted ? wanted.state : inAddress, choose };
}

const inPlace = { replace: true, preventScrollReset: true };

function withState(search: URLSearchParams, state: StateCode | undefined): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (state) changed.set("state", state);
  else changed.delete("state");
  return changed;
}
