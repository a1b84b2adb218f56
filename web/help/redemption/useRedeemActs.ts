import { graphql } from "react-relay";
import type { useRedeemActsPhoneMutation } from "#relay/useRedeemActsPhoneMutation.graphql";
import type { useRedeemActsUndoMutation } from "#relay/useRedeemActsUndoMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Redeems for a vendor who calls, and undoes a redemption. Each rejects if the server refuses. */
export function useRedeemActs() {
  const [redeem] = useAction<useRedeemActsPhoneMutation>(graphql`
    mutation useRedeemActsPhoneMutation($input: RedeemByPhoneInput!) {
      redeemByPhone(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  const [undo] = useAction<useRedeemActsUndoMutation>(graphql`
    mutation useRedeemActsUndoMutation($input: UndoRedemptionInput!) {
      undoRedemption(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  return {
    redeem: (id: string, amount: number) => redeem({ input: { id, amount } }),
    undo: (id: string) => undo({ input: { id } }),
  };
}
