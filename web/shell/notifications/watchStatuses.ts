import { fetchQuery, graphql, requestSubscription, type Environment } from "relay-runtime";
import type { watchStatusesQuery } from "#relay/watchStatusesQuery.graphql";
import type { watchStatusesSubscription } from "#relay/watchStatusesSubscription.graphql";
import { parseMark } from "../../core/session/sessionMark.ts";
import { onReconnect } from "../../core/relay/reconnect.ts";
import { keepNotifications } from "./notifications.ts";
import { letterReader } from "./letterWatcher.ts";
import { afterOwnChanges } from "./ownChanges.ts";
import { changesSince, readSnapshot, saveSnapshot, type Seen } from "./statusChanges.ts";

/**
 * Records changes since this device's last look under Notifications, including those while the app
 * was closed (of the first page of requests). Returns the stop function.
 */
export function watchStatuses(environment: Environment): () => void {
  // A pending read may be older than a change that arrives meanwhile.
  const heard = new Set<number>();
  // Only officers get letters.
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
      error: () => {}, // a reconnect reads again
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
    onError: () => {}, // the session has ended; stored data stays until it is erased
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

/** Read from storage each time: another tab records the same change. */
function noteNow(requests: readonly Seen[]): void {
  const before = readSnapshot("lastNotedRequests");
  const changes = changesSince(before, requests);
  saveSnapshot("lastNotedRequests", before, requests);
  if (changes.length > 0) keepNotifications(changes, new Date());
}
