import { Suspense, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonPair_pair$key } from "#relay/PersonPair_pair.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { CaseLink } from "../../../shell/desk/CaseLink.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { words } from "./words.desk.ts";

const AnswerDialog = lazily(() => import("./AnswerDialog.tsx"), "AnswerDialog");

interface PersonPairProps {
  /** The case that the other one is compared with. */
  id: string;
  pair: PersonPair_pair$key;
  /** The other case is shown beside it. */
  isShown?: boolean;
  children?: ReactNode;
}

/** Another case: what both have in common, and who they are for. */
export function PersonPair({ id, pair: ref, isShown = false, children }: PersonPairProps) {
  const t = useWords(words);
  const format = useFormat();
  const may = useMay();
  const [isAnswering, setAnswering] = useState(false);
  const pair = useFragment(
    graphql`
      fragment PersonPair_pair on KindredCase {
        number
        caseId
        status
        victimName
        createdAt
        allocated
        matches
        added
        strength
        isAsked
        verdict {
          answer
          reason
          by
          at
        }
        ...AnswerDialog_pair
      }
    `,
    ref,
  );
  const { caseId, verdict, strength } = pair;
  const named = (kinds: readonly (keyof typeof t.kinds)[]) => kinds.map((kind) => t.kinds[kind]);
  const common = pair.matches.length > 0 ? t.matches(named(pair.matches)) : t.nothing;
  const mark = strength !== "none" && (
    <Badge tone={strength === "strong" ? "caution" : "neutral"}>{t.strengths[strength]}</Badge>
  );
  const answer = may("approve") && (
    <Button
      variant={pair.isAsked || (isShown && !verdict) ? "primary" : "quiet"}
      icon="pencil"
      aria-label={(verdict ? t.answerAgainOf : t.answerOf)(caseId)}
      onPress={() => setAnswering(true)}
    >
      {verdict ? t.answerAgain : t.answer}
    </Button>
  );
  return (
    <Stack gap="xs">
      {isShown ? (
        <Cluster isSpread>
          <Cluster gap="xs">
            <strong>{common}</strong>
            {mark}
          </Cluster>
          {answer}
        </Cluster>
      ) : (
        <>
          <Cluster gap="xs">
            <CaseLink number={pair.number} caseId={caseId} />
            <StatusBadge status={pair.status} isAdmin />
            <bdi translate="no">{pair.victimName}</bdi>
            {mark}
          </Cluster>
          <Muted>
            {[common, t.filed(format.date(pair.createdAt)), t.allocated(format.money(pair.allocated))].join(
              " · ",
            )}
          </Muted>
        </>
      )}
      {verdict && (
        <div>
          <strong>{t.answers[verdict.answer]}</strong>
          {verdict.reason && (
            <>
              {": "}
              <bdi>{verdict.reason}</bdi>
            </>
          )}
          <Muted> {t.said(verdict.by, format.dateTime(verdict.at))}</Muted>
        </div>
      )}
      {verdict && pair.isAsked && <p>{t.added(named(pair.added))}</p>}
      {!isShown && (
        <Cluster gap="xs">
          {children}
          {answer}
        </Cluster>
      )}
      <Suspense>
        {isAnswering && <AnswerDialog id={id} pair={pair} onClose={() => setAnswering(false)} />}
      </Suspense>
    </Stack>
  );
}
