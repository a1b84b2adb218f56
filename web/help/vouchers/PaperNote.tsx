import { graphql, useFragment } from "react-relay";
import type { PaperNote_request$key } from "#relay/PaperNote_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";

/** Marks a case that was entered from a paper voucher: its times are those of the paper. */
export function PaperNote({ request: ref }: { request: PaperNote_request$key }) {
  const { enteredFromPaper: paper } = useFragment(
    graphql`
      fragment PaperNote_request on EmergencyRequest {
        enteredFromPaper {
          number
          usedAt
          givenBy
          enteredBy
          enteredAt
        }
      }
    `,
    ref,
  );
  const t = useWords(words);
  const format = useFormat();
  if (!paper) return null;
  return (
    <Notice tone="info" icon="file" title={t.paper.title}>
      {t.paper.text(paper.number, format.dateTime(paper.usedAt), paper.givenBy)}{" "}
      {t.enteredBy(paper.enteredBy, format.dateTime(paper.enteredAt))}
    </Notice>
  );
}
