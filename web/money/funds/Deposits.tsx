import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { maxReasonCharacters } from "../../../shared/money/funds/kinds.ts";
import type { DepositsConfirmMutation } from "#relay/DepositsConfirmMutation.graphql";
import type { DepositsRefuseMutation } from "#relay/DepositsRefuseMutation.graphql";
import type { Deposits_fund$data, Deposits_fund$key } from "#relay/Deposits_fund.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { words } from "./words.desk.ts";

type Deposit = Deposits_fund$data["deposits"][number];

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
  const format = useFormat();
  const [asked, setAsked] = useState<{ deposit: Deposit; confirms: boolean }>();
  if (fund.deposits.length === 0) return <Muted>{t.none}</Muted>;
  return (
    <>
      <Stack as="ul" gap="lg">
        {fund.deposits.map((deposit) => {
          const amount = format.money(deposit.amount);
          const { state } = deposit;
          return (
            <li key={deposit.id}>
              <Stack gap="xs">
                <Cluster gap="xs">
                  <strong>
                    {t.kinds[deposit.kind]} {amount}
                  </strong>
                  <Badge tone={tones[state]}>{t.states[state]}</Badge>
                </Cluster>
                {deposit.fromName && deposit.toName && <span>{t.way(deposit.fromName, deposit.toName)}</span>}
                <span>{deposit.purpose ?? deposit.reference}</span>
                <Muted>{t.entered(deposit.enteredBy, format.dateTime(deposit.enteredAt))}</Muted>
                {deposit.decidedBy && deposit.decidedAt && (
                  <Muted>
                    {[t.decided(deposit.decidedBy, format.dateTime(deposit.decidedAt)), deposit.reason]
                      .filter(Boolean)
                      .join(". ")}
                  </Muted>
                )}
                {deposit.viewerCanDecide && (
                  <Cluster>
                    <Button
                      icon="check"
                      aria-label={t.confirmOf(amount, deposit.reference)}
                      onPress={() => setAsked({ deposit, confirms: true })}
                    >
                      {t.confirm}
                    </Button>
                    <Button
                      variant="quiet"
                      icon="cross"
                      aria-label={t.refuseOf(amount, deposit.reference)}
                      onPress={() => setAsked({ deposit, confirms: false })}
                    >
                      {t.refuse}
                    </Button>
                  </Cluster>
                )}
              </Stack>
            </li>
          );
        })}
      </Stack>
      {asked && (
        <DecideDialog {...asked} fund={fund} onChanged={onChanged} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface DecideDialogProps {
  fund: Deposits_fund$data;
  deposit: Deposit;
  confirms: boolean;
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
