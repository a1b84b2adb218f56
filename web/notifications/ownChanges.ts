import { useCallback } from "react";
import { takeBackNotification } from "./notifications.ts";
import { rememberAsKnown, type Seen } from "./statusChanges.ts";

/*
 * What somebody did themselves is no news to them. The server may tell of it before it answers the
 * click, so while an answer is awaited, what is heard waits.
 */

const decided = new Set<number>();
let awaited = 0;
let heard: (() => void)[] = [];

/**
 * An act of one's own on a request, made by `useAction`; the status that it leads to is known to
 * this device from then on.
 */
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
        takeBackNotification(changed, startedAt); // another tab may have heard of it first
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

/**
 * Whether somebody has acted on the request, by its number, in this tab: the letter of that
 * decision is no news to them.
 */
export const isOwnDecision = (number: number): boolean => decided.has(number);

/** Does it at once, or when the answers to one's own acts are here. */
export function afterOwnChanges(note: () => void): void {
  if (awaited > 0) heard.push(note);
  else note();
}

function hearAgain(): void {
  const notes = heard;
  heard = [];
  for (const note of notes) note();
}
