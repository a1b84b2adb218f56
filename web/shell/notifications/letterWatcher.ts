import { fetchQuery, graphql, type Environment } from "relay-runtime";
import type { letterWatcherQuery } from "#relay/letterWatcherQuery.graphql";
import { keepNotifications } from "./notifications.ts";
import { afterOwnChanges, isOwnDecision } from "./ownChanges.ts";
import { newestNoted, nothingYet, rememberNoted } from "./lastSeenLetter.ts";

/** Changes in quick succession cause one reload. */
const pauseMs = 500;

/** Reads an officer's letters and records those that are newer than the last look. */
export function letterReader(environment: Environment) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: { unsubscribe: () => void } | undefined;

  function readNow() {
    reading?.unsubscribe();
    reading = fetchQuery<letterWatcherQuery>(
      environment,
      graphql`
        query letterWatcherQuery {
          lettersToViewer {
            number
            letterType
            requestNumber
            caseId
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ lettersToViewer }) => afterOwnChanges(() => note(lettersToViewer)),
      error: () => {},
    });
  }
  return {
    readNow,
    readSoon() {
      clearTimeout(timer);
      timer = setTimeout(readNow, pauseMs);
    },
    stop() {
      clearTimeout(timer);
      reading?.unsubscribe();
    },
  };
}

/** A first look has no news: everything existed before. */
function note(letters: letterWatcherQuery["response"]["lettersToViewer"]): void {
  const noted = newestNoted();
  const fresh = letters.flatMap(({ number, letterType, requestNumber, caseId }) =>
    number &&
    noted &&
    (noted === nothingYet || number > noted) &&
    (letterType === "dispatch" || !isOwnDecision(requestNumber))
      ? [{ letter: number, number: requestNumber, caseId, status: "approved" as const }]
      : [],
  );
  rememberNoted(letters[0]?.number ?? (noted || nothingYet));
  if (fresh.length > 0) keepNotifications(fresh, new Date());
}
