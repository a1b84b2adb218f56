import { graphql } from "react-relay";
import type { useWebhookActsCreateMutation } from "#relay/useWebhookActsCreateMutation.graphql";
import type { useWebhookActsDeleteMutation } from "#relay/useWebhookActsDeleteMutation.graphql";
import type { useWebhookActsReplayMutation } from "#relay/useWebhookActsReplayMutation.graphql";
import type { useWebhookActsSwitchMutation } from "#relay/useWebhookActsSwitchMutation.graphql";
import type { useWebhookActsTestMutation } from "#relay/useWebhookActsTestMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

/** A super admin's actions on webhooks. */
export function useWebhookActs() {
  const [create] = useSecretAction<useWebhookActsCreateMutation>(graphql`
    mutation useWebhookActsCreateMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
      }
    }
  `);
  const [turn] = useAction<useWebhookActsSwitchMutation>(graphql`
    mutation useWebhookActsSwitchMutation($input: SwitchWebhookInput!) {
      switchWebhook(input: $input) {
        webhook {
          ...WebhookRow_webhook
        }
      }
    }
  `);
  const [test] = useAction<useWebhookActsTestMutation>(graphql`
    mutation useWebhookActsTestMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        webhook {
          ...WebhookRow_webhook
        }
      }
    }
  `);
  const [replay] = useAction<useWebhookActsReplayMutation>(graphql`
    mutation useWebhookActsReplayMutation($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) {
        webhook {
          ...WebhookRow_webhook
        }
      }
    }
  `);
  const [remove] = useAction<useWebhookActsDeleteMutation>(graphql`
    mutation useWebhookActsDeleteMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        webhook {
          isActive
        }
      }
    }
  `);
  return { create, turn, test, replay, remove };
}
