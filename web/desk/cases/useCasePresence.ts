import { useMay } from "../../shell/desk/permissions.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import { viewEverySeconds } from "../../../shared/desk/cases/rules.ts";
import type { useCasePresenceLeaveMutation } from "#relay/useCasePresenceLeaveMutation.graphql";
import type { useCasePresenceViewMutation } from "#relay/useCasePresenceViewMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Announces that this case is open here, and returns who else has it open. */
export function useCasePresence(id: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const [view] = useAction<useCasePresenceViewMutation>(graphql`
    mutation useCasePresenceViewMutation($input: ViewCaseInput!) {
      viewCase(input: $input) {
        openElsewhere {
          name
        }
      }
    }
  `);
  const [leave] = useAction<useCasePresenceLeaveMutation>(graphql`
    mutation useCasePresenceLeaveMutation($input: LeaveCaseInput!) {
      leaveCase(input: $input) {
        number
      }
    }
  `);
  // Not awaited: the next signal makes up for a lost one.
  const tell = useEffectEvent(() =>
    view({ input: { id } }).then(
      ({ viewCase }) => setNames([...new Set(viewCase.openElsewhere.map(({ name }) => name))]),
      () => {},
    ),
  );
  const close = useEffectEvent((closed: string) => leave({ input: { id: closed } }).catch(() => {}));
  const isSeen = useMay()("workCases");
  useEffect(() => {
    if (!isSeen) return;
    void tell();
    const timer = setInterval(() => void tell(), viewEverySeconds * 1000);
    return () => {
      clearInterval(timer);
      void close(id);
    };
  }, [id, isSeen]);
  return names;
}
