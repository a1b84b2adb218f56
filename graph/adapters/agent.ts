import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { within } from "./timeout.ts";
import { openModelServer, type ModelServerOptions } from "./model/model-server.ts";

export interface Turn {
  role: "user" | "assistant";
  content: string;
}

/** A model for conversation. It has no tools and sees nothing but what it is given. */
export interface Agent {
  /** False while the circuit breaker is open, so that no one waits for a server that is down. */
  readonly healthy: boolean;
  /** Streams the answer. Throws if there is none; leaving the loop early ends the call. */
  answer(instructions: string, turns: readonly Turn[]): AsyncGenerator<string, void>;
}

const maxAnswerTokens = 500;
const maxAnswerCharacters = 4000;
const longestAnswerMs = 30_000;
/** Includes the framing bytes around a stream's words. */
const bounds = { longestMs: longestAnswerMs, maxBytes: 1_000_000, failuresBeforeBreak: 3 };

/** Talks with an OpenAI-compatible server. */
export function createAgent({ timeoutMs = 8000, ...options }: ModelServerOptions): Agent {
  const { client, breaker, isHealthy } = openModelServer(options, bounds);
  return {
    get healthy() {
      return isHealthy();
    },
    async *answer(instructions, turns) {
      const call = new AbortController();
      const deadline = setTimeout(() => call.abort(), longestAnswerMs);
      try {
        // Only the time to the first word counts for the breaker: a server that begins to answer is
        // up.
        const { words, first } = await breaker.execute(async () => {
          const words = client.chat.completions
            .create(
              {
                model: options.model,
                stream: true,
                max_completion_tokens: maxAnswerTokens,
                messages: [{ role: "system", content: instructions }, ...turns],
              },
              { signal: call.signal },
            )
            .then((stream) => stream[Symbol.asyncIterator]());
          const first = await within(timeoutMs, nextText(words));
          if (first === undefined) throw new Error("The agent gave no answer");
          return { words, first };
        });
        let length = 0;
        for (
          let text: string | undefined = first;
          text !== undefined && length < maxAnswerCharacters;
          text = await within(timeoutMs, nextText(words))
        ) {
          length += text.length;
          yield text;
        }
      } finally {
        clearTimeout(deadline);
        call.abort();
      }
    },
  };
}

/** The next non-empty part; undefined at the end. */
async function nextText(stream: Promise<AsyncIterator<ChatCompletionChunk>>): Promise<string | undefined> {
  const chunks = await stream;
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return undefined;
    const text = value.choices[0]?.delta.content;
    if (text) return text;
  }
}
