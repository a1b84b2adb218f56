import { useMemo } from "react";
import { graphql } from "react-relay";
import type { OwnerTimesPanelQuery, OwnerTimesPanelQuery$data } from "#relay/OwnerTimesPanelQuery.graphql";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

/** How long the requests of the last 30 days waited for each owner. */
export function OwnerTimesPanel() {
  const t = useWords(words).times;
  return (
    <DeskPanel id="owner-times" title={t.title} icon="clock">
      {() => <OwnerTimes />}
    </DeskPanel>
  );
}

type Row = OwnerTimesPanelQuery$data["ownerTimes"]["owners"][number] & { id: string };

function OwnerTimes() {
  const t = useWords(words);
  const { ownerTimes } = usePanelQuery<OwnerTimesPanelQuery>(
    graphql`
      query OwnerTimesPanelQuery {
        ownerTimes {
          requests
          owners {
            owner
            requests
            medianMinutes
            ninetiethMinutes
          }
        }
      }
    `,
    {},
  );
  const { requests, owners } = ownerTimes;
  const rows = useMemo(() => owners.map((each) => ({ ...each, id: each.owner })), [owners]);
  const columns = useMemo((): readonly TableColumn<Row>[] => {
    const minutes = (id: "median" | "ninetieth", of: (row: Row) => number): TableColumn<Row> => ({
      id,
      label: t.times[id],
      text: (row) => t.duration(of(row) * 60_000),
      isNumber: true,
      width: 12,
    });
    return [
      {
        id: "owner",
        label: t.times.owner,
        text: ({ owner }) => t.owners[owner],
        isRowHeader: true,
        minWidth: 10,
      },
      minutes("median", ({ medianMinutes }) => medianMinutes),
      minutes("ninetieth", ({ ninetiethMinutes }) => ninetiethMinutes),
      {
        id: "requests",
        label: t.times.requests,
        text: (row) => row.requests.toLocaleString("en-US"),
        isNumber: true,
        width: 8,
      },
    ];
  }, [t]);
  return (
    <Stack gap="sm">
      <Table
        label={t.times.title}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon="clock" text={t.times.empty} />}
      />
      {rows.length > 0 && <Muted>{t.times.text(requests)}</Muted>}
    </Stack>
  );
}
