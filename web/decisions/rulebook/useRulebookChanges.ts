import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type {
  RulebookChangeKind,
  useRulebookChangesSubscription,
} from "#relay/useRulebookChangesSubscription.graphql";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** Other administrators' changes show at once. */
export function useRulebookChanges(kind: RulebookChangeKind, readAgain: () => void): void {
  useSubscription<useRulebookChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useRulebookChangesSubscription {
            rulebookChanged {
              kind
            }
          }
        `,
        variables: {},
        onNext: (news) => {
          if (news?.rulebookChanged?.kind === kind) readAgain();
        },
      }),
      [kind, readAgain],
    ),
  );
  useReconnect(readAgain);
}
