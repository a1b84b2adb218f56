import { graphql, requestSubscription } from "react-relay";
import type { Disposable, Environment } from "relay-runtime";
import type { askAgentSubscription } from "#relay/askAgentSubscription.graphql";
import type { Sentence } from "../../../shared/core/i18n/phrases.ts";
import { send } from "../../core/http/http.ts";
import { sentenceOf } from "../../core/http/refusals.ts";
import { connectionOf } from "../../core/relay/relay.ts";

export interface AnswerPart {
  place: number;
  text: string;
  isLast: boolean;
  callbackRequested: boolean;
  /** There is no answer. */
  hasFailed: boolean;
  /** The server's error. */
  reason?: Sentence | undefined;
}

/**
 * A network that blocks live connections is detected after this; the question is then sent as a
 * plain call.
 */
const firstPartMs = 4000;
/** The server's own limit for a model is 8 seconds. */
const nextPartMs = 15_000;

/**
 * Asks the support agent; the answer arrives in parts and always ends. If the live connection
 * breaks, a plain call asks once more, which fails fast if the server is down. Returns the stop
 * function.
 */
export function askAgent(
  environment: Environment,
  question: askAgentSubscription["variables"],
  onPart: (part: AnswerPart) => void,
): () => void {
  let isOver = false;
  let timer = setTimeout(callInstead, navigator.onLine ? firstPartMs : 0);
  let live: Disposable | undefined;
  const stopListening = connectionOf(environment).onLost?.(callInstead);
  live = requestSubscription<askAgentSubscription>(environment, {
    subscription: graphql`
      subscription askAgentSubscription(
        $sessionId: String!
        $message: String!
        $language: Language
        $history: [ChatTurnInput!]
      ) {
        chatAnswer(sessionId: $sessionId, message: $message, language: $language, history: $history) {
          place
          text
          isLast
          callbackRequested
          hasFailed
        }
      }
    `,
    variables: question,
    onNext: (response) => {
      if (!response) return;
      const part = response.chatAnswer;
      if (part.hasFailed) fail();
      else hear(part);
    },
    onError: (error) => (sentenceOf(error) ? fail(error) : callInstead()),
  });
  return stop;

  function hear(part: AnswerPart) {
    if (isOver) return;
    clearTimeout(timer);
    if (part.isLast) stop();
    else timer = setTimeout(() => fail(), nextPartMs);
    onPart(part);
  }

  function callInstead() {
    if (isOver) return;
    stop();
    isOver = false;
    timer = setTimeout(() => fail(), nextPartMs);
    send<{ response: string; callbackRequested: boolean }>("POST", "/api/ai-support/chat", question)
      .then(({ response, callbackRequested }) =>
        hear({ place: 0, text: response, isLast: true, callbackRequested, hasFailed: false }),
      )
      .catch(fail);
  }

  function fail(error?: unknown) {
    hear({
      place: 0,
      text: "",
      isLast: true,
      callbackRequested: false,
      hasFailed: true,
      reason: sentenceOf(error),
    });
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    live?.dispose();
    stopListening?.();
  }
}
