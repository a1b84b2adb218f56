import type { Kernel } from "../../core/context.ts";
import { systemContext } from "../../core/context.ts";
import { record } from "../../core/audit/record.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { keyDays, keyStart, prefixCharacters } from "../../../shared/accounts/api-keys/rules.ts";
import { hashOfKey } from "./service.ts";
import { readKey } from "./use.ts";

const name = "Training";

/**
 * The API key of a training installation, with every scope, for people who build an integration. It
 * follows from the installation's secret, so that each start can print it. Null if an administrator
 * revoked it.
 */
export async function ensureTrainingKey(kernel: Kernel): Promise<string | null> {
  const key = `${keyStart}${kernel.keys.hash("training api-key")}`;
  const keyHash = hashOfKey(kernel, key);
  const createdAt = kernel.now();
  await kernel.db.$transaction(async (tx) => {
    const owner = await tx.admin.findFirst({
      where: { isActive: true, roles: { has: "super_admin" } },
      orderBy: { id: "asc" },
    });
    if (!owner || (await tx.apiKey.findUnique({ where: { keyHash } }))) return;
    const { id } = await tx.apiKey.create({
      data: {
        ...{ name, prefix: key.slice(0, prefixCharacters), keyHash, scopes: scopes.toSorted() },
        ...{ createdBy: owner.username, adminId: owner.id, createdAt },
        expiresAt: new Date(createdAt.getTime() + keyDays.most * dayMs),
      },
    });
    await record(tx, systemContext(kernel, "first-start"), {
      action: "api-key.created",
      resourceType: "api-key",
      resourceId: id,
      details: { name, scopes: [...scopes], days: keyDays.most, networks: [] },
      actor: { actorKind: "system" },
    });
  });
  return (await readKey(kernel, key)) && key;
}
