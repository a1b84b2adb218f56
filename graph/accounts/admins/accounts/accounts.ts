import type { Admin, Prisma } from "../../../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../../../messages/communications/compose.ts";
import type { Context } from "../../../core/context.ts";
import { publicUrl } from "../../../core/env.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { at, type Slice } from "../../../core/graphql/pages.ts";
import { admit } from "../../../core/access/audiences.ts";
import { inOrder } from "../../../../shared/core/access/roles.ts";
import { record } from "../../../core/audit/record.ts";
import { isTaken } from "../../../core/security/unique-name.ts";
import { hourMs } from "../../../../shared/core/time/durations.ts";
import { normaliseEmail } from "../../../../shared/officers/verification/rules.ts";
import { demandRecentPassword } from "../sign-in/password-again.ts";
import { writeAgencies } from "./seen-agencies.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import {
  generatePassword,
  newAccount,
  servesOnce,
  temporaryPasswordHours,
} from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { lockName } from "../../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.AdminFindManyArgs, "select" | "include">;

/** The accounts, the oldest first. */
export function listAccounts({ db, viewer }: Context, slice: Slice, query: Selection = {}): Promise<Admin[]> {
  admit(viewer, "readRecords");
  return db.admin.findMany({ ...query, orderBy: { id: "asc" }, ...at(slice) });
}

export const countAccounts = ({ db }: Context, where: Prisma.AdminWhereInput = {}) =>
  db.admin.count({ where });

/** A temporary password: shown once, emailed, and only good for choosing a permanent one. */
export interface Temporary {
  password: string;
  /** Null without an expiry. */
  expiresAt: Date | null;
}

export interface WithTemporary extends Temporary {
  admin: Admin;
}

/** A new account, whose owner replaces the password at the first sign-in. */
export async function createAccount(
  context: Context,
  input: unknown,
  query: Selection = {},
): Promise<WithTemporary> {
  admit(context.viewer, "superAdmin");
  const { name, email, username, role, roles: chosen, password, ...seen } = parse(newAccount, input);
  const agencies = seen.programWide ? [] : [...new Set(seen.agencies)];
  const roles = inOrder(chosen ?? [role]);
  await demandRecentPassword(context);
  const temporary = temporaryPassword(context, password);
  const passwordHash = await hashPassword(temporary.password);
  const admin = await context.db.$transaction(async (tx) => {
    // One at a time, so that of two confusable names only one is accepted.
    await lockName(tx, "admin-accounts");
    await demandFree(tx, { name, username, emailKey: normaliseEmail(email) });
    const made = await tx.admin.create({
      ...query,
      data: {
        ...{ username, name, email, emailKey: normaliseEmail(email), roles, passwordHash },
        programWide: seen.programWide,
        mustChangePassword: true,
        passwordExpiresAt: temporary.expiresAt,
        createdAt: context.now(),
      },
    });
    await writeAgencies(tx, made.id, agencies);
    await tx.message.create({ data: credentialsMail(context, { username, name, email }, temporary) });
    const details = { username, roles, once: temporary.expiresAt !== null };
    await record(tx, context, {
      action: "admin.created",
      resourceType: "admin",
      resourceId: made.id,
      details,
    });
    return made;
  });
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("adminsChanged", { adminId: admin.id });
  return { admin, ...temporary };
}

/** The given password, or a random one. A short one works once within 24 hours. */
export function temporaryPassword(
  { now, random }: Pick<Context, "now" | "random">,
  given?: string | null,
): Temporary {
  const password = given ?? generatePassword((from, to) => random.between(from, to));
  const end = new Date(now().getTime() + temporaryPasswordHours * hourMs);
  return { password, expiresAt: servesOnce(password) ? end : null };
}

/** Accounts must not be confusable: neither name may look like a name of another account. */
async function demandFree(
  tx: Prisma.TransactionClient,
  { name, username, emailKey }: Pick<Admin, "name" | "username" | "emailKey">,
) {
  const others = await tx.admin.findMany({ select: { name: true, username: true, emailKey: true } });
  const names = others.flatMap((other) => [other.name, other.username]);
  const taken = {
    ...(isTaken(username, names) && { username: [says.usernameTaken] }),
    ...(isTaken(name, names) && { name: [says.nameTaken] }),
    ...(others.some((other) => other.emailKey === emailKey) && { email: [says.emailTaken] }),
  };
  const [first] = Object.values(taken).flat();
  if (first) throw new Refusal("CONFLICT", first, taken);
}

/**
 * Emailed in the same transaction that sets the password, so that no password exists unannounced.
 */
export const credentialsMail = (
  context: Context,
  { username, name, email }: Pick<Admin, "username" | "name" | "email">,
  { password, expiresAt }: Temporary,
) =>
  composeMessage(context, {
    kind: "admin-credentials",
    channel: "email",
    recipientType: "admin",
    recipientName: name,
    recipientAddress: email,
    subject: "Your administrator account",
    ...mailLayout({
      title: "Your administrator account",
      paragraphs: [
        `Hello ${name},`,
        `Username: ${username}\nTemporary password: ${password}`,
        expiresAt
          ? `The password works for one sign-in within ${temporaryPasswordHours} hours. You'll then choose your own.`
          : "You'll choose your own password at your first sign-in.",
        "If you didn't expect this email, tell a super admin.",
      ],
      button: { label: "Sign in", href: `${publicUrl(context.env)}/admin/login` },
    }),
  });
