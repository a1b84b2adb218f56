import { useEffect } from "react";
import { graphql } from "react-relay";
import type { SuggestTimeZoneMutation } from "#relay/SuggestTimeZoneMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/**
 * After the first sign-in, tells the server this browser's time zone. The installation uses it
 * until an administrator sets one. If it fails, the next administrator's browser tries again.
 */
export function SuggestTimeZone() {
  const [suggest] = useAction<SuggestTimeZoneMutation>(graphql`
    mutation SuggestTimeZoneMutation($input: SuggestTimeZoneInput!) {
      suggestTimeZone(input: $input) {
        timeZone {
          name
          source
        }
      }
    }
  `);
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    void suggest({ input: { timeZone } }).catch(() => {});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per visit
  }, []);
  return null;
}
