import type { Agent } from "./agent.ts";
import type { Model } from "./model.ts";

interface AiOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/**
 * An OpenAI-compatible server where one is configured; nulls mean that the rules do without. Its
 * client is loaded only then.
 */
export async function openAi(options: AiOptions): Promise<{ model: Model | null; agent: Agent | null }> {
  if (!options.apiKey && !options.baseUrl) return { model: null, agent: null };
  const { createModel } = await import("./model.ts");
  const { createAgent } = await import("./agent.ts");
  return { model: createModel(options), agent: createAgent(options) };
}
