import { composeMessage, mailLayout } from "../../../messages/communications/compose.ts";
import { lettersToOfficer, officerLanguage } from "../../../messages/communications/officer.ts";
import type { Context } from "../../../core/context.ts";
import type { Limits } from "../../../core/http/call-limits.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { pressed } from "../../../messages/responses/short-answers.ts";
import { announceResponse, storeResponse } from "../../../messages/responses/store.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { answerOf } from "../answers.ts";
import { demandCode, findByCode, findByLink, withoutNetwork, type Pass } from "./open.ts";
import { words } from "../words.ts";

/**
 * Someone at the page of a link has no PIN. The desk and the officer are told, once a day. The pass
 * stays as it is, and the answer is the same each time: it may be a stranger who asks.
 */
export async function askByLink(context: Context, limits: Limits, token: string): Promise<Pass | undefined> {
  const pass = await findByLink(context, token);
  if (!pass) return undefined;
  await limits.wrongCode(context, "pin");
  await ask(context, pass);
  return pass;
}

/** The same with a short code. An unknown code gets the same answer, since it may be guessed. */
export async function askByCode(context: Context, limits: Limits, typed: { code: string }): Promise<void> {
  demandCode(typed.code);
  await limits.wrongCode(context, "pin");
  const pass = await findByCode(context, typed.code);
  if (pass) await ask(context, pass);
}

const facts = {
  ...{ caseId: true, language: true, verificationId: true },
  verification: { select: { language: true } },
  officer: { select: { name: true, email: true, phone: true, notifyByEmail: true, notifyBySms: true } },
} as const;

async function ask(context: Context, { id: passId, requestId }: Pass): Promise<void> {
  const stored = await context.db.$transaction(async (tx) => {
    await lockRequest(tx, requestId);
    const { endedAt } = await tx.helpPass.findUniqueOrThrow({ where: { id: passId } });
    const createdAt = { gt: new Date(context.now().getTime() - dayMs) };
    const earlier = { requestId, button: "pin_asked", createdAt } as const;
    if (endedAt || (await tx.recipientResponse.count({ where: earlier })) > 0) return null;
    const request = await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: facts,
    });
    const { officer, caseId, verificationId } = request;
    if (officer) {
      const language = officerLanguage(request);
      const t = words(language).askPin.officer;
      const letters = lettersToOfficer(officer, {
        ...{ kind: "officer-pin-asked", requestId, verificationId, subject: t.subject(caseId) },
        ...mailLayout({ title: t.title, paragraphs: [t.text(caseId)], language }),
      });
      await tx.message.createMany({ data: letters.map((letter) => composeMessage(context, letter)) });
    }
    return storeResponse(withoutNetwork(context), tx, {
      ...answerOf({ requestId }),
      ...pressed("pin_asked"),
      ...{ dispatchId: null, isProblem: true },
    });
  });
  announceResponse(context, requestId, stored);
  if (stored) context.events.publish("workWaiting", { kind: "message" });
}
