import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type CircuitBreakerPolicy,
} from "cockatiel";
import OpenAI from "openai";
import { cappedFetch } from "../capped-fetch.ts";
import { httpTarget } from "../http-target.ts";

/** The address of a model, and the time limits of its callers. */
export interface ModelServerOptions {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /**
   * How long the caller waits: for a whole structured answer, or for each word of a streamed one.
   */
  timeoutMs?: number;
  /** How long an open breaker waits before it lets one try through. */
  restMs?: number;
}

interface Bounds {
  longestMs: number;
  maxBytes: number;
  failuresBeforeBreak: number;
}

export interface ModelServer {
  client: OpenAI;
  breaker: CircuitBreakerPolicy;
  /** False while the breaker is open, so that no one waits for a server that is down. */
  isHealthy: () => boolean;
}

/** An OpenAI-compatible server, with limits on the length and duration of answers. */
export function openModelServer(
  { apiKey, baseUrl, restMs = 30_000 }: ModelServerOptions,
  { longestMs, maxBytes, failuresBeforeBreak }: Bounds,
): ModelServer {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresBeforeBreak),
  });
  const target = baseUrl === undefined ? undefined : httpTarget(baseUrl, apiKey);
  const client = new OpenAI({
    apiKey: apiKey ?? "none",
    baseURL: target?.url,
    ...(target?.authorization && { defaultHeaders: { authorization: target.authorization } }),
    maxRetries: 0,
    timeout: longestMs,
    fetch: cappedFetch(maxBytes),
  });
  return { client, breaker, isHealthy: () => breaker.state !== CircuitState.Open };
}
