import type { Prisma } from "../../prisma/client/client.ts";

/** Whether any hold is active: then nothing is deleted of which no one knows whose it is. */
export const isAnyHeld = async (db: Pick<Prisma.TransactionClient, "hold">): Promise<boolean> =>
  (await db.hold.count({ where: { releasedAt: null } })) > 0;
