import { Suspense, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HoldsTab_records$data, HoldsTab_records$key } from "#relay/HoldsTab_records.graphql";
import type { HoldsTabReleaseMutation } from "#relay/HoldsTabReleaseMutation.graphql";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { words } from "./words.desk.ts";

const HoldDialog = lazily(() => import("./HoldDialog.tsx"), "HoldDialog");

type Hold = HoldsTab_records$data["holds"][number];
type Row = Hold & { id: string };

/** The holds, active ones first. */
export function HoldsTab({ records, onChange }: { records: HoldsTab_records$key; onChange: () => void }) {
  const t = useWords(words);
  const { holds } = useFragment(
    graphql`
      fragment HoldsTab_records on Query {
        holds {
          key
          kind
          matter
          scope
          subject
          placedBy
          placedAt
          releasedBy
          releasedAt
          releaseReason
        }
      }
    `,
    records,
  );
  const [isPlacing, setPlacing] = useState(false);
  const [releasing, setReleasing] = useState<Hold>();
  const [run, passwordDialog] = usePasswordAgain();
  const [release] = useAction<HoldsTabReleaseMutation>(graphql`
    mutation HoldsTabReleaseMutation($input: ReleaseHoldInput!) {
      releaseHold(input: $input) {
        hold {
          key
        }
      }
    }
  `);
  const columns = useColumns(setReleasing);
  const rows = useMemo(() => holds.map((hold) => ({ ...hold, id: String(hold.key) })), [holds]);

  async function confirm(reason: string) {
    if (!releasing) return;
    await run(() => release({ input: { key: releasing.key, reason } }));
    toast({ title: t.releasedToast, tone: "positive" });
    onChange();
  }
  return (
    <Stack>
      <Cluster isSpread>
        <Muted>{t.lead}</Muted>
        <Button icon="plus" onPress={() => setPlacing(true)}>
          {t.place}
        </Button>
      </Cluster>
      <Table
        label={t.label}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon="lock" text={t.empty} />}
      />
      <Suspense>{isPlacing && <HoldDialog onClose={() => setPlacing(false)} onDone={onChange} />}</Suspense>
      <ConfirmDialog
        title={t.releaseTitle(releasing?.matter ?? "")}
        isOpen={releasing !== undefined}
        onClose={() => setReleasing(undefined)}
        onConfirm={confirm}
        confirmText={t.release}
        reason={{ label: t.releaseReason }}
        isDangerous
      >
        <p>{t.releaseText}</p>
      </ConfirmDialog>
      {passwordDialog}
    </Stack>
  );
}

function useColumns(onRelease: (hold: Hold) => void): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "matter",
        label: t.columns.matter,
        text: ({ matter }) => matter,
        cell: ({ matter, kind }) => (
          <Stack gap="xs">
            <span>{matter}</span>
            <Muted>{t.kinds[kind]}</Muted>
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 12,
      },
      {
        id: "covers",
        label: t.columns.covers,
        text: ({ scope, subject }) => t.covers[scope](subject),
        minWidth: 10,
      },
      {
        id: "state",
        label: t.columns.state,
        needsNoLabel: true,
        text: ({ releasedAt }) => (releasedAt ? t.released : t.active),
        cell: ({ releasedAt }) => (
          <Badge tone={releasedAt ? "neutral" : "info"}>{releasedAt ? t.released : t.active}</Badge>
        ),
        width: 7,
      },
      {
        id: "placed",
        label: t.columns.placed,
        text: ({ placedBy }) => placedBy,
        cell: ({ placedBy, placedAt, releasedBy, releasedAt, releaseReason }) => (
          <Stack gap="xs">
            <span>{t.by(placedBy, format.dateTime(placedAt))}</span>
            {releasedBy && releasedAt && (
              <Muted>{t.releasedBy(releasedBy, format.dateTime(releasedAt), releaseReason ?? "")}</Muted>
            )}
          </Stack>
        ),
        minWidth: 14,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => "",
        cell: (hold) =>
          hold.releasedAt === null && (
            <Button variant="quiet" aria-label={t.releaseOf(hold.matter)} onPress={() => onRelease(hold)}>
              {t.release}
            </Button>
          ),
        isForActions: true,
        width: 7,
      },
    ],
    [t, format, onRelease],
  );
}
