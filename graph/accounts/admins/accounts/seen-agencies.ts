import type { Prisma } from "../../../../prisma/client/client.ts";
import { Refusal } from "../../../core/errors.ts";
import { says } from "../../../../shared/accounts/agencies/sentences.ts";

/** Replaces the agencies whose cases an account sees. INVALID if one does not exist. */
export async function writeAgencies(
  tx: Prisma.TransactionClient,
  adminId: number,
  agencies: readonly number[],
): Promise<void> {
  const known = await tx.agency.count({ where: { id: { in: [...agencies] } } });
  if (known !== agencies.length) throw new Refusal("INVALID", says.missing, { agencies: [says.missing] });
  await tx.adminAgency.deleteMany({ where: { adminId } });
  await tx.adminAgency.createMany({ data: agencies.map((agencyId) => ({ adminId, agencyId })) });
}
