import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../context.ts";
import { isOfAgencies } from "./agency-scope.ts";
import { rolesWith, type Permission } from "../../../shared/core/access/roles.ts";

/** Those who see the whole program, and those who see cases of one of these agencies. */
export const seeing = (agencies: readonly number[]): Prisma.AdminWhereInput =>
  agencies.length === 0
    ? { programWide: true }
    : { OR: [{ programWide: true }, { agencies: { some: { agencyId: { in: [...agencies] } } } }] };

/** Those who see a case of this agency. Null: of no agency, or what belongs to the program. */
export const seeingCase = (agencyId: number | null) => seeing(agencyId === null ? [] : [agencyId]);

/**
 * The administrators whose account is active, whose roles grant the permission, and who see a
 * case of this agency.
 */
export const activeWith = (permission: Permission, agencyId: number | null = null) =>
  ({
    isActive: true,
    roles: { hasSome: rolesWith(permission) },
    ...seeingCase(agencyId),
  }) satisfies Prisma.AdminWhereInput;

/**
 * The same, by name, for choosing one of them: for administrators of agencies those who see cases
 * of one of these. The caller has been admitted.
 */
export const listColleagues = ({ db, viewer }: Pick<Context, "db" | "viewer">, permission: Permission) =>
  db.admin.findMany({
    where: {
      isActive: true,
      roles: { hasSome: rolesWith(permission) },
      ...(isOfAgencies(viewer) && seeing(viewer.agencies)),
    },
    select: { username: true, name: true },
    orderBy: { name: "asc" },
  });
