import { useState } from "react";
import { graphql } from "react-relay";
import type { MonthsMutation } from "#relay/MonthsMutation.graphql";
import type { ReconcilePageQuery$data } from "#relay/ReconcilePageQuery.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useReadLists } from "../core/relay/ListReading.ts";
import { useAction } from "../core/relay/useAction.ts";
import { Button } from "../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../design/layout/layout.tsx";
import { ConfirmDialog } from "../design/overlays/ConfirmDialog.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { Badge } from "../design/text/Badge.tsx";
import { BreakableText } from "../design/text/BreakableText.tsx";
import { words } from "./words.desk.ts";

void graphql`
  fragment Months_month on LedgerMonth {
    month
    isOver
    openDifferences
    entries
    hash
    closedAt
    closedBy
    viewerCanClose
  }
`;

type Month = ReconcilePageQuery$data["ledgerMonths"][number];

/** The months of the ledger. One without open differences can be closed. */
export function Months({ months }: { months: readonly Month[] }) {
  const t = useWords(words).months;
  const readLists = useReadLists();
  const [asked, setAsked] = useState<string>();
  const [close] = useAction<MonthsMutation>(graphql`
    mutation MonthsMutation($input: CloseMonthInput!) {
      closeMonth(input: $input) {
        month {
          month
        }
      }
    }
  `);
  async function send() {
    if (asked === undefined) return;
    await close({ input: { month: asked } });
    toast({ title: t.closed(asked), tone: "positive" });
    readLists();
  }
  if (months.length === 0) return <Muted>{t.none}</Muted>;
  return (
    <>
      <Stack as="ul">
        {months.map((month) => (
          <li key={month.month}>
            <MonthLine month={month} onClose={() => setAsked(month.month)} />
          </li>
        ))}
      </Stack>
      {asked !== undefined && (
        <ConfirmDialog
          title={t.closeTitle(asked)}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={send}
          confirmText={t.closeMonth}
          pendingText={t.closing}
        >
          <p>{t.closeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function MonthLine({ month: shown, onClose }: { month: Month; onClose: () => void }) {
  const t = useWords(words).months;
  const format = useFormat();
  const { month, isOver, openDifferences, entries, hash, closedAt, closedBy, viewerCanClose } = shown;
  const state = closedAt ? t.isClosed : isOver ? t.isOpen : t.runs;
  return (
    <Stack gap="xs">
      <Cluster isSpread>
        <Cluster gap="xs">
          <strong>{month}</strong>
          <Badge tone={closedAt ? "complete" : isOver ? "caution" : "info"}>{state}</Badge>
          {openDifferences > 0 && <Badge tone="critical">{t.openDifferences(openDifferences)}</Badge>}
        </Cluster>
        {viewerCanClose && (
          <Button variant="quiet" icon="lock" aria-label={t.closeOf(month)} onPress={onClose}>
            {t.close}
          </Button>
        )}
      </Cluster>
      {closedAt && closedBy && <Muted>{t.closedBy(closedBy, format.dateTime(closedAt), entries ?? 0)}</Muted>}
      {hash && (
        <Muted>
          {t.hash} <BreakableText text={hash} />
        </Muted>
      )}
    </Stack>
  );
}
