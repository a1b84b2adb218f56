import { admit } from "../../core/access/audiences.ts";
import { isOfficer } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { Refusal } from "../../core/errors.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { proofsPerHour, proofValidMs } from "../../../shared/accounts/device-lock/rules.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import { lockedIn } from "./enter.ts";
import { words } from "./words.ts";

/*
 * The official email is what someone typed. A code goes to it only after its link was opened in the
 * browser that has the officer's session: that takes the mailbox and the device. A stranger whose
 * address was typed by mistake has the link, but not the session.
 */

/** Emails the officer the link that proves their address. */
export async function mailEmailProof(context: Context): Promise<void> {
  const { viewer, db, env, keys, random } = context;
  admit(viewer, "officer");
  const { officerId } = viewer;
  const now = context.now();
  const token = random.token();
  await db.$transaction(async (tx) => {
    await lockName(tx, `email-proof:${officerId}`);
    const officer = await tx.officer.findUniqueOrThrow({ where: { id: officerId } });
    if (officer.provenEmail === officer.email) throw new Refusal("CONFLICT", says.alreadyProven);
    const since = new Date(now.getTime() - hourMs);
    const lately = await tx.officerEmailProof.count({ where: { officerId, createdAt: { gt: since } } });
    if (lately >= proofsPerHour) throw new Refusal("RATE_LIMITED", says.tooManyProofs);
    await tx.officerEmailProof.create({
      data: {
        ...{ tokenHash: keys.hash(token), officerId, email: officer.email, createdAt: now },
        expiresAt: new Date(now.getTime() + proofValidMs),
      },
    });
    const t = words(context.language).proof;
    const message = composeMessage(context, {
      kind: "officer-email-proof",
      channel: "email",
      recipientType: "officer",
      recipientName: officer.name,
      recipientAddress: officer.email,
      subject: t.subject,
      ...mailLayout({
        title: t.subject,
        paragraphs: [t.text, t.where, t.notYou],
        button: { label: t.button, href: secretHref(env, "officer-email", token) },
        language: context.language,
      }),
    });
    await tx.message.create({ data: message });
    await record(tx, context, {
      ...{ action: "officer.email-proof-mailed", resourceType: "officer", resourceId: officerId },
    });
  });
  context.events.publish("workWaiting", { kind: "message" });
}

export interface ProofView {
  /** `elsewhere`: this browser does not have the officer's session. */
  state: "open" | "proven" | "elsewhere" | "expired" | "unknown";
}

/** What the link shows. Reading it proves nothing: mail filters open links. */
export async function readEmailProof(context: Context, token: string): Promise<ProofView> {
  const { db, keys, now } = context;
  const row = await db.officerEmailProof.findUnique({ where: { tokenHash: keys.hash(token) } });
  if (!row) return { state: "unknown" };
  if (row.officerId !== officerHere(context)) return { state: "elsewhere" };
  if (row.provenAt) return { state: "proven" };
  return { state: row.expiresAt <= now() ? "expired" : "open" };
}

/** Proves the address, if this browser has the officer's session and it is still their address. */
export async function confirmEmailProof(context: Context, token: string): Promise<ProofView> {
  const { db, keys, now } = context;
  const officerId = officerHere(context);
  if (officerId === null) return readEmailProof(context, token);
  const tokenHash = keys.hash(token);
  await db.$transaction(async (tx) => {
    const { count } = await tx.officerEmailProof.updateMany({
      where: { tokenHash, officerId, provenAt: null, expiresAt: { gt: now() } },
      data: { provenAt: now() },
    });
    if (count === 0) return;
    const { email } = await tx.officerEmailProof.findUniqueOrThrow({ where: { tokenHash } });
    const { count: proven } = await tx.officer.updateMany({
      where: { id: officerId, email },
      data: { provenEmail: email },
    });
    await record(tx, context, {
      action: "officer.email-proven",
      resourceType: "officer",
      resourceId: officerId,
      outcome: proven === 1 ? "success" : "failure",
      actor: { actorKind: "officer", actorId: String(officerId) },
    });
  });
  return readEmailProof(context, token);
}

/** A locked session counts too: it is the officer's device. The proof does not unlock it. */
const officerHere = (context: Context): number | null =>
  isOfficer(context.viewer) ? context.viewer.officerId : (lockedIn(context)?.officerId ?? null);
