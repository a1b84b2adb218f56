import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { maxReasonCharacters } from "../../../shared/money/funds/kinds.ts";
import type { DepositsConfirmMutation } from "#relay/DepositsConfirmMutation.graphql";
import type { DepositsRefuseMutation } from "#relay/DepositsRefuseMutation.graphql";
import type { Deposits_fund$data, Deposits_fund$key } from "#relay/Deposits_fund.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { words } from "./words.desk.ts";

type Deposit = Deposits_fund$data["deposits"][number];

interface Deciding {
  deposit: Deposit;
  confirms: boolean;
}

const tones = { waiting: "caution", confirmed: "positive", refused: "neutral" } as const;

interface DepositsProps {
  fund: Deposits_fund$key;
  onChanged: () => void;
}

/** A fund's deposits; a second person confirms or refuses them. */
export function Deposits({ fund: ref, onChanged }: DepositsProps) {
  const fund = useFragment(
    graphql`
      fragment Deposits_fund on Fund {
        mode
        counted
        deposits {
          id
          kind
          state
          amount
          reference
          fromName
          toName
          purpose
          enteredBy
          enteredAt
          decidedBy
          decidedAt
          reason
          version
          viewerCanDecide
        }
      }
    `,
    ref,
  );
  const t = useWords(words).deposits;
  const [asked, setAsked] = useState<Deciding>();
  const decides = fund.deposits.some(({ viewerCanDecide }) => viewerCanDecide);
  const columns = useDepositColumns(decides, setAsked);
  return (
    <Stack>
      <Muted>{t.lead}</Muted>
      <Table label={t.title} columns={columns} rows={fund.deposits} empty={<Muted>{t.none}</Muted>} />
      {asked && (
        <DecideDialog {...asked} fund={fund} onChanged={onChanged} onClose={() => setAsked(undefined)} />
      )}
    </Stack>
  );
}

/** Who entered and who decided each, and when. */
function useDepositColumns(
  decides: boolean,
  onAsk: (asked: Deciding) => void,
): readonly TableColumn<Deposit>[] {
  const t = useWords(words).deposits;
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "what",
        label: t.columns.what,
        text: ({ kind }) => t.kinds[kind],
        cell: ({ kind, fromName, toName }) => (
          <Stack gap="xs">
            <span>{t.kinds[kind]}</span>
            {fromName && toName && <Muted>{t.way(fromName, toName)}</Muted>}
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 9,
      },
      {
        id: "amount",
        label: t.columns.amount,
        text: ({ kind, amount }) => format.money(kind === "withdrawal" ? -amount : amount),
        isNumber: true,
        width: 9,
      },
      {
        id: "about",
        label: t.columns.about,
        text: ({ purpose, reference }) => purpose ?? reference,
        minWidth: 9,
      },
      {
        id: "state",
        label: t.columns.state,
        text: ({ state }) => t.states[state],
        cell: ({ state, enteredBy, enteredAt, decidedBy, decidedAt, reason }) => (
          <Stack gap="xs">
            <span>
              <Badge tone={tones[state]}>{t.states[state]}</Badge>
            </span>
            <Muted>{t.entered(enteredBy, format.dateTime(enteredAt))}</Muted>
            {decidedBy && decidedAt && (
              <Muted>
                {[t.decided(decidedBy, format.dateTime(decidedAt)), reason].filter(Boolean).join(". ")}
              </Muted>
            )}
          </Stack>
        ),
        minWidth: 14,
      },
      ...(decides
        ? [
            {
              id: "actions",
              label: t.columns.actions,
              text: () => "",
              cell: (deposit: Deposit) => <Decide deposit={deposit} onAsk={onAsk} />,
              isForActions: true,
              width: 13,
            },
          ]
        : []),
    ],
    [t, format, decides, onAsk],
  );
}

function Decide({ deposit, onAsk }: { deposit: Deposit; onAsk: (asked: Deciding) => void }) {
  const t = useWords(words).deposits;
  const format = useFormat();
  const { reference, viewerCanDecide } = deposit;
  if (!viewerCanDecide) return null;
  const amount = format.money(deposit.amount);
  return (
    <Cluster>
      <Button
        icon="check"
        aria-label={t.confirmOf(amount, reference)}
        onPress={() => onAsk({ deposit, confirms: true })}
      >
        {t.confirm}
      </Button>
      <Button
        variant="quiet"
        icon="cross"
        aria-label={t.refuseOf(amount, reference)}
        onPress={() => onAsk({ deposit, confirms: false })}
      >
        {t.refuse}
      </Button>
    </Cluster>
  );
}

interface DecideDialogProps extends Deciding {
  fund: Deposits_fund$data;
  onChanged: () => void;
  onClose: () => void;
}

function DecideDialog({ fund, deposit, confirms, onChanged, onClose }: DecideDialogProps) {
  const t = useWords(words).deposits;
  const format = useFormat();
  const [coversCounted, setCoversCounted] = useState(false);
  const [confirm] = useAction<DepositsConfirmMutation>(graphql`
    mutation DepositsConfirmMutation($input: ConfirmDepositInput!) {
      confirmDeposit(input: $input) {
        fund {
          ...FundFacts_fund
          ...Deposits_fund
        }
      }
    }
  `);
  const [refuse] = useAction<DepositsRefuseMutation>(graphql`
    mutation DepositsRefuseMutation($input: RefuseDepositInput!) {
      refuseDeposit(input: $input) {
        fund {
          ...Deposits_fund
        }
      }
    }
  `);
  const { id, version } = deposit;
  const amount = format.money(deposit.amount);
  const isFirst = confirms && fund.mode === "counted" && deposit.kind === "deposit";
  async function decide(reason: string) {
    if (confirms) await confirm({ input: { id, version, coversCounted } });
    else await refuse({ input: { id, version, reason } });
    toast({ title: confirms ? t.confirmed : t.refused, description: amount, tone: "positive" });
    onChanged();
  }
  return (
    <ConfirmDialog
      title={(confirms ? t.confirmTitle : t.refuseTitle)(amount)}
      isOpen
      onClose={onClose}
      onConfirm={decide}
      confirmText={confirms ? t.confirm : t.refuse}
      pendingText={confirms ? t.confirming : t.refusing}
      isDangerous={!confirms}
      {...(!confirms && { reason: { maxLength: maxReasonCharacters } })}
    >
      {deposit.fromName && deposit.toName && <p>{t.way(deposit.fromName, deposit.toName)}</p>}
      <p>{deposit.purpose ?? (confirms ? t.confirmText(deposit.reference) : deposit.reference)}</p>
      {confirms && deposit.kind === "transfer" && <p>{t.confirmTransfer}</p>}
      {isFirst && <p>{t.first}</p>}
      {isFirst && fund.counted > 0 && (
        <Checkbox isSelected={coversCounted} onChange={setCoversCounted}>
          {t.covers(format.money(fund.counted))}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
