import type { Prisma } from "../../../../prisma/client/client.ts";
import { activeWith, seeingCase } from "../../../core/access/active-with.ts";
import type { Permission } from "../../../../shared/core/access/roles.ts";
import type { Context } from "../../../core/context.ts";

export interface Notice {
  /** What its readers must be permitted to do about it. */
  permission: Permission;
  /** The agency of the case that it is about; null or absent for what belongs to the program. */
  agencyId?: number | null;
  /** The configured address for this kind of notice, or empty. */
  ofThisKind?: string;
}

/**
 * Where administrator notifications go: the configured address for this kind, else the one for all
 * kinds, else the accounts whose roles permit to act on it. Super administrators always may. If
 * none of these has an address, every administrator who sees it gets it, so that it reaches
 * someone.
 */
export async function noticeAddresses(
  context: Pick<Context, "config">,
  tx: Prisma.TransactionClient,
  { permission, agencyId = null, ofThisKind = "" }: Notice,
): Promise<string[]> {
  const named = ofThisKind || context.config().notificationEmail;
  if (named) return [named];
  const find = (where: Prisma.AdminWhereInput) =>
    tx.admin.findMany({
      where: { isActive: true, email: { not: "" }, ...where },
      distinct: ["emailKey"],
      orderBy: { id: "asc" },
      select: { email: true },
    });
  const those = await find(activeWith(permission, agencyId));
  const admins = those.length > 0 ? those : await find(seeingCase(agencyId));
  return admins.map(({ email }) => email);
}

/**
 * The same for what waits for a second person. The first one gets no email of their own, unless no
 * one else has an address.
 */
export async function addressesOfOthers(
  context: Pick<Context, "config">,
  tx: Prisma.TransactionClient,
  { permission, firstId }: { permission: Permission; firstId: number },
): Promise<string[]> {
  const [all, first] = [
    await noticeAddresses(context, tx, { permission }),
    await tx.admin.findUniqueOrThrow({ where: { id: firstId }, select: { email: true } }),
  ];
  const others = all.filter((address) => address !== first.email);
  return others.length > 0 ? others : all;
}
