import { graphql, useFragment } from "react-relay";
import type { DistributeButton_allocation$key } from "#relay/DistributeButton_allocation.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { isOutdated } from "../core/http/refusals.ts";
import { useFailureToast } from "../design/overlays/useFailureToast.ts";
import { useMarkDistributed } from "./useMarkDistributed.ts";
import { words } from "./words.ts";

interface DistributeButtonProps {
  allocation: DistributeButton_allocation$key;
  onOutdated: () => void;
}

/** Marks the rest of the money as handed over, which completes the request. */
export function DistributeButton({ allocation: ref, onOutdated }: DistributeButtonProps) {
  const tellFailure = useFailureToast();
  const t = useWords(words).distribute;
  const format = useFormat();
  const [markDistributed, isBusy] = useMarkDistributed();
  const { id, left } = useFragment(
    graphql`
      fragment DistributeButton_allocation on FundAllocation {
        id
        left
      }
    `,
    ref,
  );

  async function distribute() {
    try {
      await markDistributed({ input: { id, amount: left } });
      toast({
        title: t.done,
        description: left > 0 ? t.doneText(format.money(left)) : t.nothingLeft,
        tone: "positive",
      });
    } catch (error) {
      tellFailure(error, t);
      if (isOutdated(error)) onOutdated();
    }
  }
  return (
    <Button icon="check" isPending={isBusy} pendingText={t.busy} onPress={() => void distribute()}>
      {`${t.action} (${left > 0 ? t.left(format.money(left)) : t.nothingLeft})`}
    </Button>
  );
}
