import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { stateCode } from "#rules/directory";

/** The same key that Home's choice is kept under, so that a state is chosen once for the whole app. */
const storageKey = "safevoice-state";

/** The address's state, else the one that was chosen on this device before; a change is kept in both. */
export function useChosenState(): [string | undefined, (state: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(() => stateCode(search.get("state") ?? "") ?? stateCode(kept()));

  function choose(state: string | undefined) {
    setChosen(stateCode(state ?? ""));
    try {
      if (state) localStorage.setItem(storageKey, state);
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the page.
    }
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

function kept(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}
