import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useVoucherColumns_voucher$data,
  useVoucherColumns_voucher$key,
} from "#relay/useVoucherColumns_voucher.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import type { Act } from "./act.ts";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment useVoucherColumns_voucher on Voucher @inline {
    key
    number
    state
    usedAt
    used
    requestNumber
    caseId
    closedBy
    closedAt
    reason
    viewerCanEnter
    viewerCanRelease
  }
`;

type Row = useVoucherColumns_voucher$data & { id: string };

export function readVoucherRow(ref: useVoucherColumns_voucher$key): Row {
  const voucher = readInlineData(fragment, ref);
  return { id: voucher.number, ...voucher };
}

const tones = { open: "neutral", used: "positive", lost: "caution", void: "neutral" } as const;

/** The columns of a book: each number, and what became of it. */
export function useVoucherColumns(onAct: (act: Act) => void): readonly TableColumn<Row>[] {
  const t = useWords(words);
  return useMemo(
    () => [
      {
        id: "number",
        label: t.columns.number,
        text: ({ number }) => number,
        cell: ({ number }) => <Verbatim>{number}</Verbatim>,
        isRowHeader: true,
        minWidth: 8,
      },
      {
        id: "state",
        label: t.columns.state,
        needsNoLabel: true,
        text: ({ state }) => t.states[state],
        cell: (voucher) => (
          <Cluster gap="xs">
            <Badge tone={tones[voucher.state]} isPlain={voucher.state === "open"}>
              {t.states[voucher.state]}
            </Badge>
            <About voucher={voucher} />
          </Cluster>
        ),
        minWidth: 20,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => "",
        cell: (voucher) => <Acts voucher={voucher} onAct={onAct} />,
        isForActions: true,
        staysBeside: true,
        width: 14,
      },
    ],
    [t, onAct],
  );
}

function About({ voucher }: { voucher: Row }) {
  const t = useWords(words);
  const format = useFormat();
  const { state, used, usedAt, requestNumber, caseId, closedBy, closedAt, reason } = voucher;
  if (!closedBy || !closedAt) return null;
  const when = format.dateTime(closedAt);
  if (state !== "used")
    return (
      <>
        <span>{reason}</span>
        <Muted>{t.releasedBy(closedBy, when)}</Muted>
      </>
    );
  return (
    <>
      <span>
        {requestNumber !== null && caseId && <CaseLink number={requestNumber} caseId={caseId} />}{" "}
        {t.usedText(format.money(used ?? 0), usedAt ? format.dateTime(usedAt) : "")}
      </span>
      <Muted>{t.enteredBy(closedBy, when)}</Muted>
    </>
  );
}

function Acts({ voucher, onAct }: { voucher: Row; onAct: (act: Act) => void }) {
  const t = useWords(words);
  const { key, number, viewerCanEnter, viewerCanRelease } = voucher;
  const vouchers = [{ key, number }];
  return (
    <Cluster gap="xs">
      {viewerCanEnter && (
        <Button
          variant="plain"
          icon="pencil"
          aria-label={t.enterOf(number)}
          onPress={() => onAct({ what: "enter", vouchers })}
        >
          {t.enterShort}
        </Button>
      )}
      {viewerCanRelease && (
        <Button
          variant="plain"
          aria-label={t.releaseOf(number)}
          onPress={() => onAct({ what: "release", vouchers })}
        >
          {t.release}
        </Button>
      )}
    </Cluster>
  );
}
