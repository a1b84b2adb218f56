import { graphql, useFragment } from "react-relay";
import type { DeskVoca_request$key } from "#relay/DeskVoca_request.graphql";
import { Facts } from "../../design/display/Facts.tsx";
import { VictimizationFact } from "./VictimizationFact.tsx";
import { VocaAnswersFact } from "./VocaAnswersFact.tsx";

/** What a case has for the VOCA report, at the desk. */
export function DeskVoca({ request: ref }: { request: DeskVoca_request$key }) {
  const request = useFragment(
    graphql`
      fragment DeskVoca_request on EmergencyRequest {
        ...VictimizationFact_request
        ...VocaAnswersFact_request
      }
    `,
    ref,
  );
  return (
    <Facts>
      <VictimizationFact request={request} />
      <VocaAnswersFact request={request} />
    </Facts>
  );
}
