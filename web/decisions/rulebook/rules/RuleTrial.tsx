import { graphql, useLazyLoadQuery } from "react-relay";
import type { UrgencyRuleForm } from "../../../../shared/decisions/rulebook/rules.ts";
import type { RuleTrial_query$data, RuleTrial_query$key } from "#relay/RuleTrial_query.graphql";
import type { RuleTrialQuery } from "#relay/RuleTrialQuery.graphql";
import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import { useFormat, type Format } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { urgencyWords } from "../words.urgency.ts";
import * as css from "../rulebook.css.ts";
import { caseColumn, Trial, TriedCases } from "./Trial.tsx";
import type { en } from "../words.urgency.ts";

type Draft = UrgencyRuleForm & { isActive: boolean };

/** What the rule would have done to the requests of the last 90 days. */
export function RuleTrial({ rule }: { rule: Draft }) {
  const { form: t } = useWords(urgencyWords);
  return (
    <Trial draft={rule} failed={t.failed}>
      <Result rule={rule} />
    </Trial>
  );
}

const fragment = graphql`
  fragment RuleTrial_query on Query @refetchable(queryName: "RuleTrialPaginationQuery") {
    urgencyRuleDryRun(rule: $rule, first: $first, after: $after)
      @connection(key: "RuleTrial_urgencyRuleDryRun") {
      requests
      escalated
      approved
      amount
      totalCount
      edges {
        node {
          number
          caseId
          createdAt
          waitedMinutes
          isApproved
          steps
          amount
        }
      }
    }
  }
`;
const query = graphql`
  query RuleTrialQuery($rule: UrgencyRuleDraft!, $first: Int!, $after: String) {
    ...RuleTrial_query
  }
`;

function Result({ rule }: { rule: Draft }) {
  const { dryRun: t } = useWords(urgencyWords);
  const format = useFormat();
  const variables = { rule: { ...rule, escalationSteps: [...rule.escalationSteps] }, ...firstPage };
  const data = useLazyLoadQuery<RuleTrialQuery>(query, variables, {
    fetchPolicy: "network-only",
  });
  const [{ urgencyRuleDryRun: run }, list] = useLiveList<RuleTrial_query$key>(fragment, data);
  return (
    <Stack>
      <div role="status">
        <p>{t.title}</p>
        <p className={css.figures}>{t.result(run.escalated, run.approved, run.amount)}</p>
        <Muted>{t.of(run.requests)}</Muted>
      </div>
      <TriedCases
        rows={run.edges.map(({ node }) => ({ ...node, id: node.caseId }))}
        list={list}
        total={run.totalCount}
        columns={columnsOf(t, format)}
        words={t}
      />
      <Muted>{t.approximate}</Muted>
    </Stack>
  );
}

type Row = RuleTrial_query$data["urgencyRuleDryRun"]["edges"][number]["node"] & { id: string };

const columnsOf = (t: (typeof en)["dryRun"], format: Format): readonly TableColumn<Row>[] => [
  caseColumn(t.case, (row) => row.number),
  { id: "filed", label: t.filed, text: (row) => format.dateTime(row.createdAt) },
  { id: "waited", label: t.waited, text: (row) => t.waitedFor(row.waitedMinutes) },
  {
    id: "outcome",
    label: t.outcome,
    text: (row) => (row.isApproved ? t.approved(format.money(row.amount)) : t.escalated(row.steps)),
  },
];
