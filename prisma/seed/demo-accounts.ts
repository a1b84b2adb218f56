import { adminRoles } from "../../shared/core/access/roles.ts";
import type { Tx } from "./demo-cases.ts";

const demoNames = {
  dispatcher: "Dana Whitlock",
  approver: "Amir Castellan",
  treasurer: "Theo Marchetti",
  auditor: "Audra Lindqvist",
  desk: "Desiree Okafor",
  security: "Silas Brandt",
} as const;

type DemoRole = keyof typeof demoNames;
const isDemoRole = (role: string): role is DemoRole => role in demoNames;

/**
 * One account of each narrow role, named like the role. Each opens with the first administrator's
 * first password and must choose another, so the demo has no well-known password.
 */
export async function writeAccounts(tx: Tx, now: Date): Promise<void> {
  const first = await tx.admin.findFirst({ orderBy: { id: "asc" } });
  if (!first) return;
  await tx.admin.createMany({
    data: adminRoles.filter(isDemoRole).map((role) => ({
      ...{ username: role, name: demoNames[role], email: "", emailKey: `admin:${role}`, roles: [role] },
      ...{ passwordHash: first.passwordHash, mustChangePassword: true, createdAt: now },
    })),
    skipDuplicates: true,
  });
}
