import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { stateCode } from "#rules/directory";
import { keepState, keptState } from "../directory/keptState.ts";

/** The address's state, else the one that was chosen on this device before; a change is kept in both. */
export function useChosenState(): [string | undefined, (state: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(() => stateCode(search.get("state") ?? "") ?? keptState());

  function choose(state: string | undefined) {
    setChosen(stateCode(state ?? ""));
    keepState(stateCode(state ?? ""));
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (state) next.set("state", state);
        else next.delete("state");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [chosen, choose];
}
