import { graphql, useFragment } from "react-relay";
import type { DestroyedNote_request$key } from "#relay/DestroyedNote_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.destroyed.en.ts";

/** Says that the record of a case was destroyed, so that no one looks for what is empty. */
export function DestroyedNote({ request: ref }: { request: DestroyedNote_request$key }) {
  const { recordDestroyedAt: at } = useFragment(
    graphql`
      fragment DestroyedNote_request on EmergencyRequest {
        recordDestroyedAt
      }
    `,
    ref,
  );
  const t = useWords(words);
  const format = useFormat();
  if (!at) return null;
  return (
    <Notice tone="info" title={t.title}>
      {t.text(format.date(at))}
    </Notice>
  );
}
