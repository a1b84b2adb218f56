import type { Prisma } from "../../../prisma/client/client.ts";
import { seeingCase } from "./active-with.ts";

/*
 * Owners of cases, and holders of open tasks, who no longer see the case. A case with an owner is
 * not escalated, so none may keep an owner who cannot open it.
 */

type Tx = Prisma.TransactionClient;

/** Takes these cases, which are of this agency now, from everyone who does not see them there. */
export function releaseMoved(
  tx: Tx,
  request: Prisma.EmergencyRequestWhereInput,
  agencyId: number | null,
): Promise<void> {
  const who = { NOT: seeingCase(agencyId) };
  return release(tx, { request, admin: who }, { request, owner: who });
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
