import { monthName } from "../../../shared/core/time/month-name.ts";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MonthsMutation } from "#relay/MonthsMutation.graphql";
import type { Months_month$data, Months_month$key } from "#relay/Months_month.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { MissingPerson } from "./MissingPerson.tsx";
import { words } from "./words.desk.ts";

type Month = Months_month$data[number];

interface MonthsProps {
  months: Months_month$key;
  /** Who else may confirm money. */
  others: readonly string[];
}

/** The months of the ledger. Two people close the first open one, if it has no open differences. */
export function Months({ months: ref, others }: MonthsProps) {
  const months = useFragment(
    graphql`
      fragment Months_month on LedgerMonth @relay(plural: true) {
        month
        isOver
        openDifferences
        entries
        hash
        closedAt
        closedBy
        proposedAt
        proposedBy
        isNext
        viewerCanClose
      }
    `,
    ref,
  );
  const t = useWords(words).months;
  const readLists = useReadLists();
  const [asked, setAsked] = useState<Month>();
  const [close] = useAction<MonthsMutation>(graphql`
    mutation MonthsMutation($input: CloseMonthInput!) {
      closeMonth(input: $input) {
        month {
          closedAt
        }
      }
    }
  `);
  async function send() {
    if (asked === undefined) return;
    const { month } = asked;
    const { closedAt } = (await close({ input: { month } })).closeMonth.month;
    toast({ title: (closedAt ? t.closed : t.asked)(nameOf(month)), tone: "positive" });
    readLists();
  }
  // The next one to close comes first.
  const isClosed = ({ closedAt }: Month) => closedAt !== null;
  const inOrder = [...months.filter((month) => !isClosed(month)).reverse(), ...months.filter(isClosed)];
  if (months.length === 0) return <Muted>{t.none}</Muted>;
  return (
    <>
      <Stack as="ul">
        {inOrder.map((month) => (
          <li key={month.month}>
            <MonthLine month={month} others={others} onClose={() => setAsked(month)} />
          </li>
        ))}
      </Stack>
      {asked !== undefined && (
        <ConfirmDialog
          title={(asked.proposedBy ? t.closeTitle : t.askTitle)(nameOf(asked.month))}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={send}
          confirmText={asked.proposedBy ? t.closeMonth : t.ask}
          pendingText={asked.proposedBy ? t.closing : t.asking}
        >
          {asked.proposedBy ? (
            <p>{t.closeText(asked.proposedBy)}</p>
          ) : (
            <p>
              {t.askText} <MissingPerson others={others} />
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The desk is in English. */
const nameOf = (month: string) => monthName(month, "en-US");

interface MonthLineProps {
  month: Month;
  others: readonly string[];
  onClose: () => void;
}

function MonthLine({ month: shown, others, onClose }: MonthLineProps) {
  const t = useWords(words).months;
  const format = useFormat();
  const { month, isOver, openDifferences, entries, hash, closedAt, closedBy, viewerCanClose } = shown;
  const { proposedAt, proposedBy, isNext } = shown;
  const state = closedAt ? t.isClosed : isOver ? t.isOpen : t.runs;
  return (
    <Stack gap="xs">
      <Cluster isSpread>
        <Cluster gap="xs">
          <strong>{nameOf(month)}</strong>
          <Badge tone={closedAt ? "complete" : isOver ? "caution" : "info"}>{state}</Badge>
          {openDifferences > 0 && <Badge tone="critical">{t.openDifferences(openDifferences)}</Badge>}
          {!closedAt && isOver && !isNext && <Muted>{t.earlier}</Muted>}
        </Cluster>
        {viewerCanClose && (
          <Button
            variant="quiet"
            icon="lock"
            aria-label={(proposedBy ? t.confirmOf : t.closeOf)(nameOf(month))}
            onPress={onClose}
          >
            {proposedBy ? t.confirm : t.close}
          </Button>
        )}
      </Cluster>
      {!closedAt && proposedAt && proposedBy && (
        <Muted>
          {t.askedBy(proposedBy, format.dateTime(proposedAt))}{" "}
          {!viewerCanClose && <MissingPerson others={others} />}
        </Muted>
      )}
      {closedAt && closedBy && <Muted>{t.closedBy(closedBy, format.dateTime(closedAt), entries ?? 0)}</Muted>}
      {hash && (
        <Muted>
          {t.hash} <BreakableText text={hash} />
        </Muted>
      )}
    </Stack>
  );
}
