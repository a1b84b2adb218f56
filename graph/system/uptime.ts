import type { Context } from "../core/context.ts";

export interface Uptime {
  /** From 0 to 1: the share of answered samples, slow ones included; null without samples. */
  share: number | null;
  /** The number of samples. Unconfigured parts (no mail server) are not sampled. */
  samples: number;
}

const counted = {
  name: "health-uptime",
  text: `
    SELECT coalesce(sum("samples"), 0)::int AS "samples", coalesce(sum("samples") FILTER (WHERE "state" <> 'error'), 0)::int AS "up"
    FROM "HealthSample" WHERE "at" >= $1 AND "at" < $2 AND "state" <> 'unknown'`,
};

/**
 * The uptime of the database, the mail server and the product's own calls, from the samples of a
 * span: `from` inclusive, `to` exclusive.
 */
export async function uptimeBetween({ sql }: Pick<Context, "sql">, from: Date, to: Date): Promise<Uptime> {
  const [row] = await sql<{ samples: number; up: number }>(counted, [from, to]);
  const { samples, up } = row ?? { samples: 0, up: 0 };
  return { share: samples === 0 ? null : up / samples, samples };
}
