import { useEffect, useState } from "react";
import { send } from "../app/http.ts";
import { isUnreachable } from "../app/refusals.ts";

export interface LegalAidEntry {
  id: number;
  name: string;
  description: string;
  contactInfo: string;
  state: string;
}

interface Answer {
  entries?: LegalAidEntry[];
  hasFailed?: boolean;
}

/** The legal aid of a state and, after it, of the whole country; without a state the country's alone. */
export function useLegalAid(state: string | undefined) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer>({});

  useEffect(() => {
    let isCurrent = true;
    legalAidOf(state).then(
      (found) => isCurrent && setAnswer({ entries: serving(found, state) }),
      () => isCurrent && setAnswer({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, tries]);

  return {
    ...answer,
    retry: () => {
      setAnswer({});
      setTries((count) => count + 1);
    },
  };
}

/** The whole directory is the one answer that is kept on the device, so it serves where the short one cannot be had. */
async function legalAidOf(state: string | undefined): Promise<LegalAidEntry[]> {
  try {
    const path = `/api/resources?type=legal${state ? `&state=${state}` : ""}`;
    return await send<LegalAidEntry[]>("GET", path);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const all = await send<(LegalAidEntry & { type: string })[]>("GET", "/api/resources");
    return all.filter(({ type }) => type === "legal");
  }
}

const serving = (found: LegalAidEntry[], state: string | undefined) =>
  found.filter((entry) => entry.state === "US" || entry.state === state);
