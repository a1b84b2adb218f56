import { fetchQuery, graphql, requestSubscription, type Environment } from "relay-runtime";
import type { watchCaseQuery } from "#relay/watchCaseQuery.graphql";
import type { watchCaseSubscription } from "#relay/watchCaseSubscription.graphql";
import { onReconnect } from "../../../core/relay/reconnect.ts";
import type { CaseSeen } from "../../../shell/settings/session/answerSince.ts";

/**
 * Reads the officer's case now, on each change and after each reconnect. Screens follow the store.
 * Returns the stop function.
 */
export function watchCase(environment: Environment, onSeen: (seen: CaseSeen) => void): () => void {
  const read = () =>
    fetchQuery<watchCaseQuery>(
      environment,
      graphql`
        query watchCaseQuery {
          verification {
            caseNumber
            status
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ verification }) => {
        if (!verification) return;
        const { caseNumber, status } = verification;
        onSeen({ caseNumber, status });
      },
      error: () => {}, // a reconnect reads again
    });

  const live = requestSubscription<watchCaseSubscription>(environment, {
    subscription: graphql`
      subscription watchCaseSubscription {
        verificationChanged {
          caseNumber
          status
        }
      }
    `,
    variables: {},
    onNext: (answer) => {
      if (!answer?.verificationChanged) return;
      const { caseNumber, status } = answer.verificationChanged;
      onSeen({ caseNumber, status });
    },
    onError: () => {}, // the session has ended
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
  };
}
