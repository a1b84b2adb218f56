import { handleAll, retry, timeout, TimeoutStrategy, wrap } from "cockatiel";
import type OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type * as z from "zod";
import { openModelServer, type ModelServerOptions } from "./model-server.ts";

interface Prompt<Shape extends z.ZodType> {
  /** The expected shape of the answer, and its name. */
  shape: Shape;
  name: string;
  instructions: string;
  input: object;
}

/** A model that answers a question in a given shape. It sees nothing but what it is given. */
export interface Model {
  readonly name: string;
  /** False while the breaker is open, so that no one waits for a server that is down. */
  readonly healthy: boolean;
  /** Throws if two tries bring no answer of that shape. */
  ask<Shape extends z.ZodType>(prompt: Prompt<Shape>): Promise<z.output<Shape>>;
}

const maxAnswerTokens = 900;

/** Asks an OpenAI-compatible server. */
export function createModel({ model, timeoutMs = 8000, ...options }: ModelServerOptions): Model {
  const bounds = { longestMs: timeoutMs, maxBytes: 200_000, failuresBeforeBreak: 4 };
  const { client, breaker, isHealthy } = openModelServer({ model, ...options }, bounds);
  const policy = wrap(
    retry(handleAll, { maxAttempts: 1 }),
    breaker,
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return {
    name: model,
    get healthy() {
      return isHealthy();
    },
    ask: (prompt) => policy.execute(({ signal }) => ask(client, model, { ...prompt, signal })),
  };
}

async function ask<Shape extends z.ZodType>(
  client: OpenAI,
  model: string,
  { shape, name, instructions, input, signal }: Prompt<Shape> & { signal: AbortSignal },
): Promise<z.output<Shape>> {
  const completion = await client.chat.completions.parse(
    {
      model,
      max_completion_tokens: maxAnswerTokens,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: JSON.stringify(input) },
      ],
      response_format: zodResponseFormat(shape, name),
    },
    { signal },
  );
  const parsed = completion.choices[0]?.message.parsed;
  if (!parsed) throw new Error("The model gave no answer");
  return parsed as z.output<Shape>;
}
