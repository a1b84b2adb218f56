import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { RulesetForm } from "#shared/rulebook/rulesets";
import type { RulesetTrialQuery } from "#relay/RulesetTrialQuery.graphql";
import { useFormat, type Format } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/tableColumns.ts";
import { aiWords } from "../words.ai.ts";
import * as css from "../rulebook.css.ts";
import { caseColumn, Trial, TriedCases } from "./Trial.tsx";
import type { en } from "../words.ai.ts";

interface RulesetTrialProps {
  draft: RulesetForm;
  replaces: string | null;
}

/** The simulation: a draft's effect on past requests, with reasons. */
export function RulesetTrial(props: RulesetTrialProps) {
  const t = useWords(aiWords);
  return (
    <Trial draft={props.draft} failed={t.failed}>
      <Result {...props} />
    </Trial>
  );
}

function Result({ draft, replaces }: RulesetTrialProps) {
  const { bench: t } = useWords(aiWords);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const transition = useTransition();
  const { aiRulesetBench: run } = useLazyLoadQuery<RulesetTrialQuery>(
    graphql`
      query RulesetTrialQuery($ruleset: AiRulesetDraft!, $replaces: ID, $page: Int!) {
        aiRulesetBench(ruleset: $ruleset, replaces: $replaces, page: $page) {
          requests
          matched
          changed
          before
          after
          reviewsBefore
          reviewsAfter
          total
          rowsPerPage
          rows {
            number
            caseId
            before
            after
            reviewAfter
            why
          }
        }
      }
    `,
    { ruleset: { ...draft, conditions: JSON.stringify(draft.conditions) }, replaces, page },
    { fetchPolicy: "network-only" },
  );
  return (
    <Stack>
      <div role="status">
        <p>{t.title(run.requests)}</p>
        <p className={css.figures}>{t.holds(run.matched, run.changed)}</p>
        <Stack gap="xs">
          <Muted>{t.sums(run.before, run.after)}</Muted>
          <Muted>{t.reviews(run.reviewsBefore, run.reviewsAfter)}</Muted>
        </Stack>
      </div>
      <TriedCases
        total={run.total}
        rowsPerPage={run.rowsPerPage}
        rows={run.rows.map((row) => ({ ...row, id: row.caseId }))}
        page={page}
        setPage={setPage}
        transition={transition}
        columns={columnsOf(t, format)}
        words={t}
      />
    </Stack>
  );
}

type Row = RulesetTrialQuery["response"]["aiRulesetBench"]["rows"][number] & { id: string };

const columnsOf = (t: (typeof en)["bench"], format: Format): readonly TableColumn<Row>[] => [
  caseColumn(t.case, (row) => row.number),
  { id: "before", label: t.before, isNumber: true, text: (row) => format.money(row.before) },
  { id: "after", label: t.after, isNumber: true, text: (row) => format.money(row.after) },
  { id: "person", label: t.person, text: (row) => (row.reviewAfter ? t.yes : t.no) },
  { id: "why", label: t.why, share: 3, text: (row) => row.why.join("; ") },
];
