import type { Prisma } from "../../../prisma/client/client.ts";
import { seeing } from "./active-with.ts";

/*
 * Owners of cases, and holders of open tasks, who no longer see the case. A case with an owner is
 * not escalated, so none may keep an owner who cannot open it.
 */

type Tx = Prisma.TransactionClient;

/** Takes these cases, which moved to this agency, from everyone who does not see them there. */
export function releaseMoved(tx: Tx, requestIds: readonly number[], agencyId: number | null): Promise<void> {
  const cases = { requestId: { in: [...requestIds] } };
  const who = { NOT: seeing(agencyId === null ? [] : [agencyId]) };
  return release(tx, { ...cases, admin: who }, { ...cases, owner: who });
}

/** Takes everything but the cases of these agencies from an account that sees only these. */
export function releaseUnseen(tx: Tx, adminId: number, agencies: readonly number[]): Promise<void> {
  const request = { OR: [{ agencyId: null }, { agencyId: { notIn: [...agencies] } }] };
  return release(tx, { adminId, request }, { ownerId: adminId, OR: [{ requestId: null }, { request }] });
}

async function release(tx: Tx, owned: Prisma.CaseOwnerWhereInput, held: Prisma.DeskTaskWhereInput) {
  await tx.caseOwner.deleteMany({ where: owned });
  await tx.deskTask.updateMany({
    where: { ...held, state: "open" },
    data: { ownerId: null, version: { increment: 1 } },
  });
}
