import type { Context } from "../../core/context.ts";
import { countSamples } from "./health/health.sql.ts";

export interface Uptime {
  /** From 0 to 1: the share of answered samples, slow ones included; null without samples. */
  share: number | null;
  /** The number of samples. Unconfigured parts (no mail server) are not sampled. */
  samples: number;
}

/**
 * The uptime of the database, the mail server and the product's own calls, from the samples of a
 * span: `from` inclusive, `to` exclusive.
 */
export async function uptimeBetween({ sql }: Pick<Context, "sql">, from: Date, to: Date): Promise<Uptime> {
  const { samples, up } = await countSamples(sql, from, to);
  return { share: samples === 0 ? null : up / samples, samples };
}
