import { graphql } from "react-relay";
import type {
  StartProviderTimerInput,
  useProviderClockStartMutation,
} from "#relay/useProviderClockStartMutation.graphql";
import type { useProviderClockStopMutation } from "#relay/useProviderClockStopMutation.graphql";
import type { useProviderClockCompleteMutation } from "#relay/useProviderClockCompleteMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.desk.ts";

/**
 * The timer of one provider: it runs on the server while the provider is checked. A failed check is
 * undone; what was unchecked stays so, because it must not be dispatched.
 */
export function useProviderClock(input: StartProviderTimerInput, onTick: (isOn: boolean) => void) {
  const t = useWords(words).toasts;
  const showFailure = useFailureToast();
  const [start, isStarting] = useAction<useProviderClockStartMutation>(graphql`
    mutation useProviderClockStartMutation($input: StartProviderTimerInput!) {
      startProviderTimer(input: $input) {
        request {
          id
          ...ProviderRow_request
        }
      }
    }
  `);
  const [stop] = useAction<useProviderClockStopMutation>(graphql`
    mutation useProviderClockStopMutation($input: StopProviderTimerInput!) {
      stopProviderTimer(input: $input) {
        request {
          id
          ...ProviderRow_request
        }
      }
    }
  `);
  const [complete, isCompleting] = useAction<useProviderClockCompleteMutation>(graphql`
    mutation useProviderClockCompleteMutation($input: CompleteProviderInput!) {
      completeProvider(input: $input) {
        request {
          id
          ...HubRow_request
        }
      }
    }
  `);
  const fail = (error: unknown) => showFailure(error, { failed: t.error, failedText: t.clockFailed });
  return {
    isStarting,
    isCompleting,
    async tick(isOn: boolean) {
      onTick(isOn);
      try {
        await (isOn ? start : stop)({ input });
      } catch (error) {
        if (isOn) onTick(false);
        fail(error);
      }
    },
    async complete(name: string) {
      try {
        await complete({ input });
        onTick(false);
        toast({ title: t.completed(name), tone: "positive" });
      } catch (error) {
        fail(error);
      }
    },
  };
}
