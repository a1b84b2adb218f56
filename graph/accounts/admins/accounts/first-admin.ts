import type { Kernel } from "../../../core/context.ts";
import { systemContext } from "../../../core/context.ts";
import { record } from "../../../core/audit/record.ts";
import { normaliseEmail } from "../../../../shared/officers/verification/rules.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { generatePassword } from "../../../../shared/accounts/admins/rules.ts";

export interface FirstAdmin {
  username: string;
  /** To be printed once; null if ADMIN_PASSWORD set it. */
  password: string | null;
}

/**
 * At the first start, creates the super admin who creates all the others. The printed password only
 * allows its own change, also if the environment set it. Returns null if there is an administrator
 * already.
 */
export async function ensureFirstAdmin(kernel: Kernel): Promise<FirstAdmin | null> {
  if ((await kernel.db.admin.count()) > 0) {
    await giveAddress(kernel);
    return null;
  }
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: given, ADMIN_EMAIL: email = "" } = kernel.env;
  const password = given ?? generatePassword((from, to) => kernel.random.between(from, to));
  const passwordHash = await hashPassword(password);
  const context = systemContext(kernel, "first-start");
  const made = await kernel.db.$transaction(async (tx) => {
    // Two processes may start on one new database: the unique name decides who created it, and the
    // other prints nothing.
    const { count } = await tx.admin.createMany({
      data: [
        {
          username,
          name: "Super Admin",
          email,
          emailKey: email ? normaliseEmail(email) : `admin:${username}`,
          passwordHash,
          roles: ["super_admin"],
          mustChangePassword: true,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) return false;
    await record(tx, context, {
      action: "admin.created",
      resourceType: "admin",
      details: { username, roles: ["super_admin"], first: true },
      actor: { actorKind: "system" },
    });
    return true;
  });
  return made ? { username, password: given ? null : password } : null;
}

/** An installation that began without ADMIN_EMAIL gets it later; an existing address stays. */
async function giveAddress(kernel: Kernel): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email } = kernel.env;
  if (!email) return;
  await kernel.db.$transaction(async (tx) => {
    const { count } = await tx.admin.updateMany({
      where: { username, email: "" },
      data: { email, emailKey: normaliseEmail(email) },
    });
    if (count === 0) return;
    await record(tx, systemContext(kernel, "first-start"), {
      action: "admin.address-given",
      resourceType: "admin",
      details: { username },
      actor: { actorKind: "system" },
    });
  });
}
