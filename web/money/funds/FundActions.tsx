import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import { maxReasonCharacters } from "../../../shared/money/funds/kinds.ts";
import type { FundActionsFreezeMutation } from "#relay/FundActionsFreezeMutation.graphql";
import type { FundActionsUnfreezeMutation } from "#relay/FundActionsUnfreezeMutation.graphql";
import type { FundActions_fund$data, FundActions_fund$key } from "#relay/FundActions_fund.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { OtherFund } from "./TransferDialog.tsx";
import { words } from "./words.desk.ts";

const TransferDialog = lazily(() => import("./TransferDialog.tsx"), "TransferDialog");
const DepositDialog = lazily(() => import("./DepositDialog.tsx"), "DepositDialog");
const FundDialog = lazily(() => import("./FundDialog.tsx"), "FundDialog");

type What = "deposit" | "transfer" | "edit" | "freeze";

interface FundActionsProps {
  fund: FundActions_fund$key;
  others: readonly OtherFund[];
}

/** The actions on a fund that the viewer may take. */
export function FundActions({ fund: ref, others }: FundActionsProps) {
  const fund = useFragment(
    graphql`
      fragment FundActions_fund on Fund {
        id
        name
        version
        mode
        isClosed
        frozenAt
        viewerCanChange
        viewerCanFreeze
        viewerCanEnterDeposit
        ...DepositDialog_fund
        ...TransferDialog_fund
        ...FundDialog_fund
      }
    `,
    ref,
  );
  const t = useWords(words);
  // The fund as the dialog first showed it: another person's change since then was not seen.
  const [opened, setOpened] = useState<{ what: What; fund: FundActions_fund$data }>();
  const [freeze] = useAction<FundActionsFreezeMutation>(graphql`
    mutation FundActionsFreezeMutation($input: FreezeFundInput!) {
      freezeFund(input: $input) {
        fund {
          ...FundFacts_fund
          ...FundActions_fund
        }
      }
    }
  `);
  const [unfreeze] = useAction<FundActionsUnfreezeMutation>(graphql`
    mutation FundActionsUnfreezeMutation($input: UnfreezeFundInput!) {
      unfreezeFund(input: $input) {
        fund {
          ...FundFacts_fund
          ...FundActions_fund
        }
      }
    }
  `);
  const open = (what: What) => setOpened({ what, fund });
  const close = () => setOpened(undefined);
  const shown = opened?.fund ?? fund;
  const { id, version, name } = shown;
  const isFrozen = shown.frozenAt !== null;
  async function toggleFreeze(reason: string) {
    if (isFrozen) await unfreeze({ input: { id, version } });
    else await freeze({ input: { id, version, reason } });
    toast({ title: isFrozen ? t.unfrozen : t.frozen, description: name, tone: "positive" });
  }
  return (
    <Cluster>
      {fund.viewerCanEnterDeposit && (
        <Button icon="plus" onPress={() => open("deposit")}>
          {t.deposits.enter}
        </Button>
      )}
      {fund.viewerCanEnterDeposit && fund.mode === "held" && !fund.isClosed && others.length > 0 && (
        <Button variant="quiet" icon="arrow-right" onPress={() => open("transfer")}>
          {t.transfers.action}
        </Button>
      )}
      {fund.viewerCanChange && (
        <Button variant="quiet" icon="pencil" onPress={() => open("edit")}>
          {t.edit}
        </Button>
      )}
      {fund.viewerCanFreeze && (
        <Button variant="quiet" icon="lock" onPress={() => open("freeze")}>
          {fund.frozenAt ? t.unfreeze : t.freeze}
        </Button>
      )}
      <Suspense>
        {opened?.what === "deposit" && <DepositDialog fund={shown} onClose={close} />}
        {opened?.what === "transfer" && <TransferDialog fund={shown} others={others} onClose={close} />}
        {opened?.what === "edit" && <FundDialog fund={shown} onClose={close} />}
      </Suspense>
      {opened?.what === "freeze" && (
        <ConfirmDialog
          title={(isFrozen ? t.unfreezeTitle : t.freezeTitle)(name)}
          isOpen
          onClose={close}
          onConfirm={toggleFreeze}
          confirmText={isFrozen ? t.unfreeze : t.freeze}
          pendingText={isFrozen ? t.unfreezing : t.freezing}
          isDangerous={!isFrozen}
          {...(!isFrozen && { reason: { maxLength: maxReasonCharacters } })}
        >
          <p>{isFrozen ? t.unfreezeText : t.freezeText}</p>
        </ConfirmDialog>
      )}
    </Cluster>
  );
}
