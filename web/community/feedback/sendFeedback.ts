import { graphql } from "react-relay";
import type { sendFeedbackMutation } from "#relay/sendFeedbackMutation.graphql";
import { feedbackForm } from "../../../shared/community/feedback/rules.ts";
import { fetchGraphQL } from "../../core/relay/network.ts";
import { explainsItself } from "../../core/http/refusals.ts";

export function checkFeedback(input: unknown) {
  const parsed = feedbackForm.safeParse(input);
  if (parsed.success) return { value: parsed.data as Record<string, unknown> };
  return { issues: parsed.error.issues };
}

/**
 * Submits it and returns the receipt; without a store, since the page reads nothing from the
 * server. `failed` is the fallback error.
 */
export async function sendFeedback(input: Record<string, unknown>, failed: string): Promise<string> {
  const mutation = graphql`
    mutation sendFeedbackMutation($input: SubmitFeedbackInput!) {
      submitFeedback(input: $input) {
        receipt
      }
    }
  ` as unknown as { params: Parameters<typeof fetchGraphQL>[0] };
  try {
    const answer = (await fetchGraphQL(mutation.params, { input }, {})) as {
      data: sendFeedbackMutation["response"];
    };
    return answer.data.submitFeedback.receipt;
  } catch (error) {
    throw explainsItself(error) ? error : new Error(failed);
  }
}
