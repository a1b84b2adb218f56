import { graphql, useFragment } from "react-relay";
import type {
  RecommendationBoard_board$data,
  RecommendationBoard_board$key,
} from "#relay/RecommendationBoard_board.graphql";
import { useFormat, type Format } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { aiWords } from "./words.ai.ts";
import * as css from "./rulebook.css.ts";
import type { en } from "./words.ai.ts";

const groups = ["urgency", "state", "source"] as const;

/** Recommended and decided amounts, by urgency, state and source. */
export function RecommendationBoard({ board: ref }: { board: RecommendationBoard_board$key }) {
  const { board: t } = useWords(aiWords);
  const format = useFormat();
  const { rows, hiddenStates } = useFragment(
    graphql`
      fragment RecommendationBoard_board on RecommendationBoard {
        hiddenStates
        rows {
          group
          name
          requests
          recommended
          decided
          lower
          higher
        }
      }
    `,
    ref,
  );
  return (
    <section aria-label={t.title}>
      <Stack gap="sm">
        <h3 className={css.name}>{t.title}</h3>
        <Muted>{t.text}</Muted>
        {rows.length === 0 && <EmptyState icon="dollar" text={t.empty} />}
        {groups.map((group) => {
          const some = rows.filter((row) => row.group === group).map((row) => ({ ...row, id: row.name }));
          return (
            some.length > 0 && (
              <Stack key={group} gap="xs">
                <h4 className={css.name}>{t.groups[group]}</h4>
                <Table label={t.groups[group]} rows={some} columns={columnsOf(t, format, t.heads[group])} />
              </Stack>
            )
          );
        })}
        {hiddenStates > 0 && <Muted>{t.hidden(hiddenStates)}</Muted>}
      </Stack>
    </section>
  );
}

type Row = RecommendationBoard_board$data["rows"][number] & { id: string };

const columnsOf = (t: (typeof en)["board"], format: Format, head: string): readonly TableColumn<Row>[] => [
  // The same width in each table, so that the numbers of all are in line.
  { id: "name", label: head, isRowHeader: true, width: 14, text: (row) => t.names[row.name] ?? row.name },
  { id: "requests", label: t.requests, isNumber: true, text: (row) => format.number(row.requests) },
  { id: "recommended", label: t.recommended, isNumber: true, text: (row) => format.money(row.recommended) },
  { id: "decided", label: t.decided, isNumber: true, text: (row) => format.money(row.decided) },
  {
    ...{ id: "lower", label: t.lower, isNumber: true, text: (row) => format.number(row.lower) },
    always: { is: ({ lower }) => lower === 0, text: t.noneLower },
  },
  {
    ...{ id: "higher", label: t.higher, isNumber: true, text: (row) => format.number(row.higher) },
    always: { is: ({ higher }) => higher === 0, text: t.noneHigher },
  },
];
