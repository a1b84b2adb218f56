import { Suspense, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SchedulesTabConfirmMutation } from "#relay/SchedulesTabConfirmMutation.graphql";
import type {
  SchedulesTab_records$data,
  SchedulesTab_records$key,
} from "#relay/SchedulesTab_records.graphql";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

const ScheduleDialog = lazily(() => import("./ScheduleDialog.tsx"), "ScheduleDialog");

type Schedule = SchedulesTab_records$data["retentionSchedules"][number];
type Row = Schedule & { id: string };
interface Act {
  what: "change" | "confirm";
  schedule: Schedule;
}

/** How long each class of records is kept. */
export function SchedulesTab({
  records,
  onChange,
}: {
  records: SchedulesTab_records$key;
  onChange: () => void;
}) {
  const t = useWords(words);
  const { retentionSchedules } = useFragment(
    graphql`
      fragment SchedulesTab_records on Query {
        retentionSchedules {
          record
          years
          citation
          changedBy
          changedAt
          proposedYears
          proposedCitation
          proposedBy
          confirmableFrom
          viewerCanConfirm
          version
        }
      }
    `,
    records,
  );
  const [act, setAct] = useState<Act>();
  const [run, passwordDialog] = usePasswordAgain();
  const [confirm] = useAction<SchedulesTabConfirmMutation>(graphql`
    mutation SchedulesTabConfirmMutation($input: ConfirmRetentionScheduleInput!) {
      confirmRetentionSchedule(input: $input) {
        schedule {
          version
        }
      }
    }
  `);
  const columns = useColumns(setAct);
  const rows = useMemo(() => {
    const all = retentionSchedules.map((one) => ({ ...one, id: one.record }));
    // Proposals need a second person, so they are first.
    const isProposed = ({ proposedYears }: Row) => proposedYears !== null;
    return [...all.filter(isProposed), ...all.filter((row) => !isProposed(row))];
  }, [retentionSchedules]);
  const close = () => setAct(undefined);

  async function confirmIt() {
    if (!act) return;
    const { record, version } = act.schedule;
    await run(() => confirm({ input: { record, version } }));
    toast({ title: t.confirmed, tone: "positive" });
    onChange();
  }
  return (
    <Stack>
      <Muted>{t.lead}</Muted>
      <Table label={t.label} columns={columns} rows={rows} />
      <Suspense>
        {act?.what === "change" && (
          <ScheduleDialog schedule={act.schedule} onClose={close} onDone={onChange} />
        )}
      </Suspense>
      <ConfirmDialog
        title={
          act ? t.confirmTitle(t.records[act.schedule.record], t.years(act.schedule.proposedYears ?? 0)) : ""
        }
        isOpen={act?.what === "confirm"}
        onClose={close}
        onConfirm={confirmIt}
        confirmText={t.confirm}
        isDangerous
      >
        <p>{t.confirmText}</p>
      </ConfirmDialog>
      {passwordDialog}
    </Stack>
  );
}

function useColumns(onAct: (act: Act) => void): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "record",
        label: t.columns.record,
        text: ({ record }) => t.records[record],
        isRowHeader: true,
        minWidth: 10,
      },
      {
        id: "period",
        label: t.columns.period,
        text: ({ years }) => (years === null ? t.kept : t.years(years)),
        cell: ({ years, proposedYears }) => (
          <Stack gap="xs">
            <span>{years === null ? t.kept : t.years(years)}</span>
            {proposedYears !== null && (
              <Badge tone="caution" icon="clock">
                {t.proposed(t.years(proposedYears))}
              </Badge>
            )}
          </Stack>
        ),
        minWidth: 10,
      },
      {
        id: "citation",
        label: t.columns.citation,
        text: ({ citation, proposedCitation }) => citation || (proposedCitation ?? ""),
        cell: (schedule) => <Citation schedule={schedule} />,
        minWidth: 14,
      },
      {
        id: "changed",
        label: t.columns.changed,
        text: ({ changedBy, changedAt }) =>
          changedAt ? t.changedBy(changedBy, format.dateTime(changedAt)) : "",
        minWidth: 10,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => "",
        cell: (schedule) => (
          <Cluster gap="xs">
            <Button
              variant="quiet"
              icon="pencil"
              aria-label={t.changeOf(t.records[schedule.record])}
              onPress={() => onAct({ what: "change", schedule })}
            >
              {t.change}
            </Button>
            {schedule.viewerCanConfirm && (
              <Button
                variant="quiet"
                icon="check"
                aria-label={t.confirmOf(t.records[schedule.record])}
                onPress={() => onAct({ what: "confirm", schedule })}
              >
                {t.confirm}
              </Button>
            )}
          </Cluster>
        ),
        isForActions: true,
        staysBeside: true,
        width: 15,
      },
    ],
    [t, format, onAct],
  );
}

/** The law, and a shorter period that waits for a second person. */
function Citation({ schedule }: { schedule: Schedule }) {
  const t = useWords(words);
  const format = useFormat();
  const { citation, proposedYears, proposedCitation, proposedBy, confirmableFrom } = schedule;
  return (
    <Stack gap="xs">
      {citation && <span>{citation}</span>}
      {proposedYears !== null && (
        <>
          <span>{proposedCitation}</span>
          <Muted>
            {t.proposal(proposedBy ?? "")}{" "}
            {confirmableFrom && t.confirmable(format.dateTime(confirmableFrom))}
          </Muted>
        </>
      )}
    </Stack>
  );
}
