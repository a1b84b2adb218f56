import type { Prisma } from "../../../prisma/client/client.ts";
import { rolesWith, type Permission } from "./roles.shared.ts";

/** The administrators whose account is active and whose roles grant the permission. */
export const activeWith = (permission: Permission) =>
  ({ isActive: true, roles: { hasSome: rolesWith(permission) } }) satisfies Prisma.AdminWhereInput;
