import type { Prisma } from "../../../prisma/client/client.ts";
import type { Kernel } from "../context.ts";
import { rolesWith, type Permission } from "../../../shared/core/access/roles.ts";

/** The administrators whose account is active and whose roles grant the permission. */
export const activeWith = (permission: Permission) =>
  ({ isActive: true, roles: { hasSome: rolesWith(permission) } }) satisfies Prisma.AdminWhereInput;

/** The same, by name, for choosing one of them. The caller has been admitted. */
export const listColleagues = ({ db }: Pick<Kernel, "db">, permission: Permission) =>
  db.admin.findMany({
    where: activeWith(permission),
    select: { username: true, name: true },
    orderBy: { name: "asc" },
  });
