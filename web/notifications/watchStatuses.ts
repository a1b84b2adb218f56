import { fetchQuery, graphql, requestSubscription, type Environment } from "relay-runtime";
import type { watchStatusesQuery } from "#relay/watchStatusesQuery.graphql";
import type { watchStatusesSubscription } from "#relay/watchStatusesSubscription.graphql";
import { parseMark } from "../core/session/sessionMark.ts";
import { onReconnect } from "../core/relay/reconnect.ts";
import { keepNotifications } from "./notifications.ts";
import { letterReader } from "./letterWatcher.ts";
import { afterOwnChanges } from "./ownChanges.ts";
import { changesSince, readSnapshot, saveSnapshot, type Seen } from "./statusChanges.ts";

/**
 * Keeps under Notifications what moved since this device last looked, also what did while the app
 * was closed (of the newest requests, as many as the server hands out at once). The answer ends it.
 */
export function watchStatuses(environment: Environment): () => void {
  // A reading that was under way when a change came may be older than it.
  const heard = new Set<number>();
  // Letters are to officers alone.
  const letters = parseMark(document.cookie)?.kind === "officer" ? letterReader(environment) : undefined;
  const read = () => {
    heard.clear();
    letters?.readNow();
    return fetchQuery<watchStatusesQuery>(
      environment,
      graphql`
        query watchStatusesQuery {
          requests(first: 50) {
            edges {
              node {
                number
                caseId
                status
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ requests }) =>
        note(
          requests.edges.flatMap(({ node: { number, caseId, status } }) =>
            heard.has(number) ? [] : [{ number, caseId, status }],
          ),
        ),
      error: () => {}, // the connection that comes back reads again
    });
  };

  const live = requestSubscription<watchStatusesSubscription>(environment, {
    subscription: graphql`
      subscription watchStatusesSubscription {
        requestsChanged {
          number
          caseId
          status
        }
      }
    `,
    variables: {},
    onNext: (answer) => {
      if (!answer?.requestsChanged) return;
      const { number, caseId, status } = answer.requestsChanged;
      heard.add(number);
      letters?.readSoon();
      note([{ number, caseId, status }]);
    },
    onError: () => {}, // a session that has ended; what is kept stays until it is forgotten
  });
  let reading = read();
  const stopReading = onReconnect(environment, performance.now(), () => {
    reading.unsubscribe();
    reading = read();
  });
  return () => {
    stopReading();
    live.dispose();
    reading.unsubscribe();
    letters?.stop();
  };
}

const note = (requests: readonly Seen[]) => afterOwnChanges(() => noteNow(requests));

/** What is noted is read from storage each time: another tab hears of the same change. */
function noteNow(requests: readonly Seen[]): void {
  const before = readSnapshot("lastNotedRequests");
  const changes = changesSince(before, requests);
  saveSnapshot("lastNotedRequests", before, requests);
  if (changes.length > 0) keepNotifications(changes, new Date());
}
