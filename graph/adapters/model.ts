import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from "cockatiel";
import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type * as z from "zod";
import { cappedFetch } from "./capped-fetch.ts";

interface Prompt<Shape extends z.ZodType> {
  /** What the answer must look like, and what that is called. */
  shape: Shape;
  name: string;
  instructions: string;
  input: object;
}

/** A model that answers a question in a given shape. It sees nothing but what it is given. */
export interface Model {
  readonly name: string;
  /** False while its breaker is open: nobody waits for a server that is down. */
  readonly healthy: boolean;
  /** Throws when two tries bring no answer of that shape. */
  ask<Shape extends z.ZodType>(prompt: Prompt<Shape>): Promise<z.output<Shape>>;
}

interface ModelOptions {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /** For one try, until the last byte of the answer. */
  timeoutMs?: number;
  /** How long an open breaker waits before it lets one try through. */
  restMs?: number;
}

const failuresBeforeBreak = 4;
const maxAnswerTokens = 900;
const maxAnswerBytes = 200_000;

/** Asks an OpenAI-compatible server. */
export function createModel({
  apiKey,
  baseUrl,
  model,
  timeoutMs = 8000,
  restMs = 30_000,
}: ModelOptions): Model {
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: cappedFetch(maxAnswerBytes),
  });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresBeforeBreak),
  });
  const policy = wrap(
    retry(handleAll, { maxAttempts: 1 }),
    breaker,
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return {
    name: model,
    get healthy() {
      return breaker.state !== CircuitState.Open;
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
