import { composeMessage } from "../../../messages/communications/compose.ts";
import { victimText } from "../../../messages/communications/victim-text.ts";
import { record } from "../../../core/audit/record.ts";
import { isCitizen, type Viewer } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { secretHref } from "../../../core/security/secret-links.ts";
import { reachesOf, requestForLetters } from "../../../messages/letters/write/facts.ts";
import { writtenName } from "../../../core/text/naming.ts";
import { readRequest } from "../../../intake/request-access/service.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { linkKey } from "./keys.ts";
import { demandHandsOver } from "./make.ts";
import { handsOver } from "../policy.ts";
import { says } from "../../../../shared/help/pass/sentences.ts";
import { words } from "../words.ts";

type Owned = Parameters<typeof handsOver>[1];

/** The number, if the recipient has one and may be texted. Null otherwise. */
const numberFor = (request: Parameters<typeof reachesOf>[0]): string | null =>
  reachesOf(request).find(({ channel }) => channel === "sms")?.recipientAddress ?? null;

/** Whether the viewer may have the link texted. A citizen sees the pass on their own screen. */
export const textsLink = (viewer: Viewer, request: Owned & Parameters<typeof reachesOf>[0]): boolean =>
  !isCitizen(viewer) && handsOver(viewer, request) && numberFor(request) !== null;

interface Texting {
  number: number;
  /** The secret of the link, which only the person who made the pass has. */
  token: string;
}

/**
 * Texts the link of the request's live pass to the recipient, once. The PIN is never sent. CONFLICT
 * if the link was already texted, if there is a newer pass, or if texts are not wanted.
 */
export async function textLink(context: Context, { number, token }: Texting, query = {}) {
  const known = await demandHandsOver(context, number);
  const { db, keys, viewer } = context;
  await db.$transaction(async (tx) => {
    await lockRequest(tx, known.id);
    const [request, pass] = await Promise.all([
      tx.emergencyRequest.findUniqueOrThrow({
        where: { id: known.id },
        select: { ...requestForLetters, officerId: true, citizenId: true },
      }),
      tx.helpPass.findUnique({ where: { tokenHash: linkKey(keys, token) } }),
    ]);
    if (pass?.requestId !== known.id || pass.endedAt) throw new Refusal("CONFLICT", says.changed);
    const recipientAddress = numberFor(request);
    if (!recipientAddress || !textsLink(viewer, request)) throw new Refusal("CONFLICT", says.noTexts);
    const own = { requestId: known.id, kind: "pass-link", createdAt: { gte: pass.createdAt } };
    if ((await tx.message.count({ where: own })) > 0) throw new Refusal("CONFLICT", says.textedAlready);
    const { language, verificationId, victimInfo, victimName } = request;
    const t = words(pass.language);
    await tx.message.create({
      data: composeMessage(context, {
        ...{ kind: "pass-link", channel: "sms", recipientType: "victim", recipientAddress, verificationId },
        recipientName: writtenName(request, victimInfo?.fullName ?? victimName, language),
        subject: t.title,
        requestId: known.id,
        language: pass.language,
        body: { text: victimText([t.linkText(secretHref(context.env, "c", token))]) },
      }),
    });
    await record(tx, context, {
      action: "pass.texted",
      resourceType: "request",
      resourceId: known.id,
      details: { pass: pass.id },
    });
  });
  context.events.publish("workWaiting", { kind: "message" });
  context.events.publish("requestChanged", { id: known.id });
  return readRequest(context, known.id, query);
}
