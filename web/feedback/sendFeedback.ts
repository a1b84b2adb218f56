import { graphql } from "react-relay";
import type { sendFeedbackMutation } from "#relay/sendFeedbackMutation.graphql";
import { feedbackForm } from "#rules/feedback";
import { RequestError } from "../app/http.ts";
import { fetchGraphQL } from "../app/network.ts";
import { sentenceOf } from "../app/refusals.ts";
import type { en } from "./words.en.ts";

type Words = typeof en;

/** What the rules say of the form, in the person's language. */
export function checkFeedback(input: unknown, t: Words) {
  const parsed = feedbackForm.safeParse(input);
  if (parsed.success) return { value: parsed.data as Record<string, unknown> };
  return {
    issues: parsed.error.issues.map(({ message, path }) => ({ message: inWords(message, t), path })),
  };
}

/** Sends it and answers the receipt; without a store, since nothing on the page is read from the server. */
export async function sendFeedback(input: Record<string, unknown>, t: Words): Promise<string> {
  const mutation = graphql`
    mutation sendFeedbackMutation($input: FeedbackInput!) {
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
    throw translated(error, t);
  }
}

function translated(error: unknown, t: Words): Error {
  const { code, fields } = error instanceof RequestError ? error : { code: "NETWORK", fields: {} };
  const said = sentenceOf(error);
  return new RequestError(said ? inWords(said, t) : t.failed, {
    code,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, texts]) => [name, texts.map((text) => inWords(text, t))]),
    ),
  });
}

const inWords = (sentence: string, { sentences }: Words) => sentences[sentence] ?? sentence;
