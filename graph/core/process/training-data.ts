import { dirname } from "node:path";
import type { Kernel } from "../context.ts";

const name = "training";

/**
 * Training data and real data stay apart. A database is marked when a training installation creates
 * it. Without TRAINING a marked one does not open, because its messages would leave the process. An
 * unmarked one does not open with TRAINING once it holds anything.
 */
export async function matchTraining({ db, env }: Pick<Kernel, "db" | "env">): Promise<void> {
  const mark = await db.referenceData.findUnique({ where: { name } });
  if (mark && !env.TRAINING)
    throw new Error(
      `The database in ${env.DATA_DIR} belongs to a training installation. Start it with TRAINING=1 and DATA_DIR=${dirname(env.DATA_DIR)}, or choose another DATA_DIR.`,
    );
  if (mark || !env.TRAINING) return;
  if ((await db.admin.count()) > 0)
    throw new Error(
      `The database in ${env.DATA_DIR} does not belong to a training installation. Start without TRAINING, or set DATA_DIR to another folder.`,
    );
  await db.referenceData.create({ data: { name, hash: "1" } });
}
