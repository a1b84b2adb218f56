import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  PastDestructions_records$data,
  PastDestructions_records$key,
} from "#relay/PastDestructions_records.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Card } from "../../design/layout/Card.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { words as scheduleWords } from "../schedules/words.desk.ts";
import { words } from "./words.desk.ts";

type Row = PastDestructions_records$data["destructions"][number] & { id: string };
const tones = {
  proposed: "info",
  running: "info",
  stopped: "caution",
  done: "positive",
  withdrawn: "neutral",
} as const;

/** The destructions that ended, with their certificates. */
export function PastDestructions({ records }: { records: PastDestructions_records$key }) {
  const t = useWords(words);
  const { destructions } = useFragment(
    graphql`
      fragment PastDestructions_records on Query {
        destructions {
          key
          record
          year
          state
          units
          proposedBy
          approvedBy
          endedAt
        }
      }
    `,
    records,
  );
  const columns = useColumns();
  const rows = useMemo(
    () =>
      destructions.filter(({ endedAt }) => endedAt !== null).map((one) => ({ ...one, id: String(one.key) })),
    [destructions],
  );
  return (
    <Card title={t.past} level={2}>
      {rows.length === 0 ? (
        <Muted>{t.nonePast}</Muted>
      ) : (
        <Table label={t.past} columns={columns} rows={rows} />
      )}
    </Card>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const { records } = useWords(scheduleWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "record",
        label: t.columns.record,
        text: ({ record }) => records[record],
        isRowHeader: true,
        minWidth: 10,
      },
      { id: "year", label: t.columns.year, text: ({ year }) => String(year), width: 7 },
      {
        id: "state",
        label: t.columns.state,
        text: ({ state }) => t.states[state],
        cell: ({ state }) => <Badge tone={tones[state]}>{t.states[state]}</Badge>,
        width: 7,
      },
      {
        id: "units",
        label: t.columns.units,
        text: ({ units }) => units.toLocaleString("en-US"),
        isNumber: true,
        width: 7,
      },
      {
        id: "people",
        label: t.columns.people,
        text: ({ proposedBy, approvedBy }) => t.people(proposedBy, approvedBy ?? null),
        minWidth: 10,
      },
      {
        id: "ended",
        label: t.columns.ended,
        text: ({ endedAt }) => (endedAt ? format.dateTime(endedAt) : ""),
        minWidth: 9,
      },
      {
        id: "certificate",
        label: t.columns.certificate,
        text: () => "",
        cell: ({ key, state }) =>
          state === "done" && (
            <TextLink
              href={`/api/admin/destructions/${key}`}
              icon="download"
              aria-label={t.downloadOf(key)}
              download
            >
              {t.download}
            </TextLink>
          ),
        isForActions: true,
        width: 9,
      },
    ],
    [t, records, format],
  );
}
