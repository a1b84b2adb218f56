import { useEffect, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseHead_request$key } from "#relay/CaseHead_request.graphql";
import { DetailHead } from "../../shell/desk/workspace/DetailHead.tsx";
import { useTitleFocus } from "../../shell/desk/workspace/useTitleFocus.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { selectCase } from "./selectedCase.ts";
import { useCasePresence } from "./useCasePresence.ts";
import { words } from "./words.desk.ts";

interface CaseHeadProps {
  request: CaseHead_request$key;
  /** Whether the case takes the focus once it is shown. */
  takesFocus: () => boolean;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The head of an open case beside a list: who it is for, and who else has it open. */
export function CaseHead({ request, takesFocus, ...head }: CaseHeadProps) {
  const { alsoOpen } = useWords(words).dialog;
  const heading = useTitleFocus(takesFocus);
  const { id, number, caseId, victimName } = useFragment(
    graphql`
      fragment CaseHead_request on EmergencyRequest {
        id
        number
        caseId
        victimName
      }
    `,
    request,
  );
  useEffect(() => selectCase(number), [number]);
  const others = useCasePresence(id);
  return (
    <DetailHead
      {...head}
      heading={heading}
      title={`${caseId}, ${victimName}`}
      others={others.length > 0 ? alsoOpen(others) : ""}
    />
  );
}
