import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { stateCode, type StateCode } from "#rules/directory";
import { keepState } from "./homeState.ts";

/**
 * The chosen state, which is there at once, while its resources may still be on their way: `loaded` is what they are
 * for. It is kept in the address and on the device.
 */
export function useHomeState(loaded: StateCode | undefined) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(loaded);
  const [last, setLast] = useState(loaded);
  if (last !== loaded) {
    setLast(loaded);
    setChosen(loaded);
  }

  // What only the device remembered goes into the address, so that a later change is seen as one. For the same reason
  // a state is kept once it is loaded, not before: an address without one would already mean the new one.
  const isInAddress = stateCode(search.get("state") ?? "") !== undefined;
  useEffect(() => {
    if (loaded) keepState(loaded);
    if (loaded && !isInAddress) setSearch((now) => withState(now, loaded), inPlace);
  }, [loaded, isInAddress, setSearch]);

  function choose(state: StateCode | undefined) {
    setChosen(state);
    if (!state) keepState(undefined);
    setSearch((now) => withState(now, state), inPlace);
  }
  return { chosen, choose };
}

const inPlace = { replace: true, preventScrollReset: true };

function withState(search: URLSearchParams, state: StateCode | undefined): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (state) changed.set("state", state);
  else changed.delete("state");
  return changed;
}
