import { memoize } from "./memoize.ts";
import { within } from "../adapters/timeout.ts";
import type { Env } from "./env.ts";
import type { Kernel } from "./context.ts";

/**
 * Whether a new database gets demo data: an embedded one unless DEMO=0, any other only with DEMO=1;
 * never in production. A training installation always does, because it refuses DEMO=0.
 */
export const wantsDemoData = (env: Env) => env.NODE_ENV !== "production" && (env.DEMO ?? !env.DATABASE_URL);

/**
 * Whether this database holds demo data. The demo pages depend on that, not on how the process was
 * started.
 */
export const holdsDemoData = async ({ db }: Pick<Kernel, "db">) =>
  (await db.referenceData.findUnique({ where: { name: "demo" }, select: { name: true } })) !== null;

const patienceMs = 300;

/**
 * The same for a page, which is sent in any case. Without the database, as if there were no demo
 * data.
 */
export function demoMark(kernel: Pick<Kernel, "db">): () => Promise<boolean> {
  const known = memoize(() => holdsDemoData(kernel));
  return () => within(patienceMs, known()).catch(() => false);
}
