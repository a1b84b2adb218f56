import type { Agent } from "../agent.ts";
import type { Model } from "./model.ts";

interface AiOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/**
 * An OpenAI-compatible server if one is configured; null means that rules are used instead. The
 * client is loaded only when needed.
 */
export async function openAi(options: AiOptions): Promise<{ model: Model | null; agent: Agent | null }> {
  if (!options.apiKey && !options.baseUrl) return { model: null, agent: null };
  const { createModel } = await import("./model.ts");
  const { createAgent } = await import("../agent.ts");
  return { model: createModel(options), agent: createAgent(options) };
}
