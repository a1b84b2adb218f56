import type { Kernel } from "../../core/context.ts";
import { systemContext } from "../../core/context.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { keyDays, keyStart } from "../../../shared/accounts/api-keys/rules.ts";
import { hashOfKey, storeKey } from "./service.ts";
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
      where: { isActive: true, programWide: true, roles: { has: "super_admin" } },
      orderBy: { id: "asc" },
    });
    if (!owner || (await tx.apiKey.findUnique({ where: { keyHash } }))) return;
    await storeKey(tx, systemContext(kernel, "first-start"), {
      // The people of a training installation are invented.
      ...{ body: name, agreement: "Training", agency: null },
      ...{ key, name, owner, createdAt, scopes: [...scopes], days: keyDays.most, networks: [] },
      actor: { actorKind: "system" },
    });
  });
  return (await readKey(kernel, key)) && key;
}
