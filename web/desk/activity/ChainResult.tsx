import { graphql, useFragment } from "react-relay";
import type { ChainResult_verification$key } from "#relay/ChainResult_verification.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";

/** The progress and result of a verification. */
export function ChainResult({ verification: ref }: { verification: ChainResult_verification$key }) {
  const t = useWords(words).audit;
  const format = useFormat();
  const { state, checked, broken, startedAt, startedBy } = useFragment(
    graphql`
      fragment ChainResult_verification on AuditVerification {
        state
        checked
        broken
        startedAt
        startedBy
      }
    `,
    ref,
  );
  const count = format.number(checked);
  return (
    <div role="status">
      {state === "running" && <Notice title={t.verifying(count)} />}
      {state === "whole" && <Notice tone="positive" title={t.whole(count)} />}
      {state === "broken" && (
        <Notice tone="critical" title={t.broken(broken ?? "")}>
          {t.brokenAfter(count)}
        </Notice>
      )}
      {state === "stopped" && <Notice tone="caution" title={t.stopped} />}
      {state !== "running" && <Muted>{t.when(startedBy, format.dateTime(startedAt))}</Muted>}
    </div>
  );
}
