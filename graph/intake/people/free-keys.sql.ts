import type { Prisma } from "../../../prisma/client/client.ts";

/** Deletes the keys of a request, before they are written again. A hold keeps the earlier ones. */
export const removeFreeKeys = (tx: Pick<Prisma.TransactionClient, "$executeRaw">, requestId: number) =>
  tx.$executeRaw`DELETE FROM "PersonKey" WHERE "requestId" = ${requestId} AND NOT sv_held('request', ${requestId})`;
