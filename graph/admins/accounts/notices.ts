import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";

/**
 * Where administrator notifications go: the configured address for this kind, else the one for all
 * kinds, else every administrator.
 */
export async function noticeAddresses(
  context: Pick<Context, "config">,
  tx: Prisma.TransactionClient,
  ofThisKind = "",
): Promise<string[]> {
  const named = ofThisKind || context.config().notificationEmail;
  if (named) return [named];
  const admins = await tx.admin.findMany({
    where: { isActive: true, email: { not: "" } },
    distinct: ["emailKey"],
    orderBy: { id: "asc" },
    select: { email: true },
  });
  return admins.map(({ email }) => email);
}
