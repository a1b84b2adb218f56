import { graphql, useFragment } from "react-relay";
import type { DeskVoca_request$key } from "#relay/DeskVoca_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Facts } from "../../design/display/Facts.tsx";
import { Disclosure } from "../../design/layout/Disclosure.tsx";
import { VictimizationFact } from "./VictimizationFact.tsx";
import { VocaAnswersFact } from "./VocaAnswersFact.tsx";
import { words } from "./words.desk.ts";

/**
 * What a case has for the VOCA report, at the desk. Nothing of it is needed to help, so it is
 * folded.
 */
export function DeskVoca({ request: ref }: { request: DeskVoca_request$key }) {
  const t = useWords(words);
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
    <Disclosure title={t.forReport}>
      <Facts>
        <VictimizationFact request={request} />
        <VocaAnswersFact request={request} />
      </Facts>
    </Disclosure>
  );
}
