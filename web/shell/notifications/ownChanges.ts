import { useCallback } from "react";
import { takeBackNotification } from "./notifications.ts";
import { rememberAsKnown, type Seen } from "./statusChanges.ts";

/*
 * A person's own actions are no news to them. The server may announce one before it answers, so
 * announcements wait while an answer is pending.
 */

const decided = new Set<number>();
let awaited = 0;
let heard: (() => void)[] = [];

/** An action on a request, made by `useAction`; this device then knows the resulting status. */
export function useOwnChange<Variables, Response, Rest extends unknown[]>(
  [act, isBusy]: readonly [(variables: Variables, ...rest: Rest) => Promise<Response>, boolean],
  changedIn: (response: Response) => Seen,
) {
  const change = useCallback(
    async (variables: Variables, ...rest: Rest) => {
      const startedAt = new Date().toISOString();
      awaited += 1;
      try {
        const response = await act(variables, ...rest);
        const { number, caseId, status } = changedIn(response);
        const changed = { number, caseId, status };
        decided.add(changed.number);
        rememberAsKnown(changed);
        takeBackNotification(changed, startedAt); // another tab may have received it first
        return response;
      } finally {
        awaited -= 1;
        if (awaited === 0) hearAgain();
      }
    },
    [act, changedIn],
  );
  return [change, isBusy] as const;
}

/** At the end of the session: the next person of this tab has acted on nothing. */
export const forgetOwnChanges = (): void => decided.clear();

/** Whether this tab has acted on the request: then the letter of that decision is no news. */
export const isOwnDecision = (number: number): boolean => decided.has(number);

/** Runs at once, or after pending actions are answered. */
export function afterOwnChanges(note: () => void): void {
  if (awaited > 0) heard.push(note);
  else note();
}

function hearAgain(): void {
  const notes = heard;
  heard = [];
  for (const note of notes) note();
}
