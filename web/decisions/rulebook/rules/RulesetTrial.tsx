import { graphql, useLazyLoadQuery } from "react-relay";
import type { RulesetForm } from "../../../../shared/decisions/rulebook/rulesets.ts";
import type { RulesetTrial_query$data, RulesetTrial_query$key } from "#relay/RulesetTrial_query.graphql";
import type { RulesetTrialQuery } from "#relay/RulesetTrialQuery.graphql";
import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import { useFormat, type Format } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
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

const fragment = graphql`
  fragment RulesetTrial_query on Query @refetchable(queryName: "RulesetTrialPaginationQuery") {
    aiRulesetBench(ruleset: $ruleset, replaces: $replaces, first: $first, after: $after)
      @connection(key: "RulesetTrial_aiRulesetBench") {
      requests
      matched
      changed
      before
      after
      reviewsBefore
      reviewsAfter
      totalCount
      edges {
        node {
          number
          caseId
          before
          after
          reviewAfter
          why
        }
      }
    }
  }
`;
const query = graphql`
  query RulesetTrialQuery($ruleset: AiRulesetDraft!, $replaces: ID, $first: Int!, $after: String) {
    ...RulesetTrial_query
  }
`;

function Result({ draft, replaces }: RulesetTrialProps) {
  const { bench: t } = useWords(aiWords);
  const format = useFormat();
  const variables = {
    ruleset: { ...draft, conditions: JSON.stringify(draft.conditions) },
    replaces,
    ...firstPage,
  };
  const data = useLazyLoadQuery<RulesetTrialQuery>(query, variables, {
    fetchPolicy: "network-only",
  });
  const [{ aiRulesetBench: run }, list] = useLiveList<RulesetTrial_query$key>(fragment, data);
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
        rows={run.edges.map(({ node }) => ({ ...node, id: node.caseId }))}
        list={list}
        total={run.totalCount}
        columns={columnsOf(t, format)}
        words={t}
      />
    </Stack>
  );
}

type Row = RulesetTrial_query$data["aiRulesetBench"]["edges"][number]["node"] & { id: string };

const columnsOf = (t: (typeof en)["bench"], format: Format): readonly TableColumn<Row>[] => [
  caseColumn(t.case, (row) => row.number),
  { id: "before", label: t.before, isNumber: true, text: (row) => format.money(row.before) },
  { id: "after", label: t.after, isNumber: true, text: (row) => format.money(row.after) },
  { id: "person", label: t.person, text: (row) => (row.reviewAfter ? t.yes : t.no) },
  { id: "why", label: t.why, share: 3, text: (row) => row.why.join("; ") },
];
