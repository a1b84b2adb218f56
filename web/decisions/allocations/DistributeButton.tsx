import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DistributeButton_allocation$key } from "#relay/DistributeButton_allocation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { isOutdated } from "../../core/http/refusals.ts";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { focusStep } from "./focusStep.ts";
import { MoneyFacts } from "./MoneyFacts.tsx";
import { words } from "./words.ts";
import type { DistributeButtonMutation } from "#relay/DistributeButtonMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../shell/notifications/ownChanges.ts";

interface DistributeButtonProps {
  allocation: DistributeButton_allocation$key;
  victimName: string;
  onOutdated: () => void;
}

/**
 * Marks the rest of the money as handed over, which completes the request, after a question that
 * names the amount and the person.
 */
export function DistributeButton({ allocation: ref, victimName, onOutdated }: DistributeButtonProps) {
  const showFailure = useFailureToast();
  const t = useWords(words).distribute;
  const format = useFormat();
  const [markDistributed] = useMarkDistributed();
  // The question keeps its values while it is open.
  const [question, setQuestion] = useState<number>();
  const { id, left } = useFragment(
    graphql`
      fragment DistributeButton_allocation on FundAllocation {
        id
        left
      }
    `,
    ref,
  );

  async function distribute(amount: number) {
    try {
      await markDistributed({ input: { id, amount } });
      toast({
        title: t.done,
        description: amount > 0 ? t.doneText(format.money(amount)) : t.nothingLeft,
        tone: "positive",
      });
      focusStep("money");
    } catch (error) {
      showFailure(error, t);
      if (!isOutdated(error)) throw error;
      onOutdated();
    }
  }
  return (
    <>
      {/* Without money left it only closes the request. */}
      <Button variant={left > 0 ? "primary" : "quiet"} icon="check" onPress={() => setQuestion(left)}>
        {t.action}
      </Button>
      {question !== undefined && (
        <ConfirmDialog
          title={t.title(format.money(question))}
          isOpen
          onClose={() => setQuestion(undefined)}
          onConfirm={() => distribute(question)}
          confirmText={t.action}
          pendingText={t.busy}
        >
          <MoneyFacts amount={question} name={victimName} />
          <p>{t.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Marks the rest of an allocation as distributed, which completes its request. */
const useMarkDistributed = () =>
  useOwnChange(
    useAction<DistributeButtonMutation>(graphql`
      mutation DistributeButtonMutation($input: MarkDistributedInput!) {
        markDistributed(input: $input) {
          request {
            number
            caseId
            status
            ...RequestView_request
          }
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ markDistributed }: DistributeButtonMutation["response"]) => markDistributed.request;
