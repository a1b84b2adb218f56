import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";

/**
 * Where word for the administrators goes: to the address that the configuration names for it, or
 * for all such word, and as long as it names none, to every administrator. The first of these that
 * there is.
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
