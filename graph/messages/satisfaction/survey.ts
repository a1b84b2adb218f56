import type { Prisma } from "../../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../communications/compose.ts";
import { victimText } from "../communications/victim-text.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { lettersOf, linkLetters } from "../../core/security/secrets.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { reachOf, type Reach } from "../letters/write/facts.ts";
import { writtenName } from "../../core/text/naming.ts";
import {
  askedWithinDays,
  leastDaysToUse,
  longestStayDays,
  questionLifetimeMs,
  questionsPerRound,
} from "./rules.ts";
import { words } from "./words.ts";
import { readSurveysDue } from "../../core/process/jobs.sql.ts";

type Tx = Prisma.TransactionClient;

/**
 * Sends the survey once, when the help could have been used: by email or text message, in the
 * case's language. Not to people who must not be contacted or have no address. The row is written
 * with its message, so only one of two jobs sends it.
 */
export async function askDue(context: Context): Promise<number> {
  const asked = await context.db.$transaction(async (tx) => {
    const due = await findDue(context, tx);
    const questions = due.flatMap((request) => {
      const reach = reachOf(request);
      return reach ? [questionOf(context, request, reach)] : [];
    });
    const written = await tx.satisfaction.createManyAndReturn({
      data: questions.map(({ row }) => row),
      skipDuplicates: true,
      select: { requestId: true },
    });
    const own = new Set(written.map(({ requestId }) => requestId));
    const told = questions.filter(({ row }) => own.has(row.requestId));
    await tx.message.createMany({ data: told.map(({ message }) => message) });
    for (const { row } of told)
      await record(tx, context, {
        action: "satisfaction.asked",
        resourceType: "request",
        resourceId: row.requestId,
        actor: { actorKind: "system" },
      });
    return told.length;
  });
  if (asked > 0) context.events.publish("workWaiting", { kind: "message" });
  return asked;
}

const asked = {
  id: true,
  caseId: true,
  language: true,
  victimName: true,
  victimPhone: true,
  victimEmail: true,
  anonymous: true,
  contacting: true,
  verificationId: true,
  victimInfo: { select: { fullName: true, phone: true, email: true } },
  safeContact: { select: { way: true } },
} as const satisfies Prisma.EmergencyRequestSelect;
type SurveyedRequest = Prisma.EmergencyRequestGetPayload<{ select: typeof asked }>;

/**
 * Completed, not surveyed, and reachable: for a week from when the help could be used, longest due
 * first. That is a day after completion and the last dispatch, plus the number of paid nights.
 */
async function findDue({ now }: Context, tx: Tx): Promise<SurveyedRequest[]> {
  const at = now();
  const rows = await readSurveysDue(tx, {
    now: at,
    completedAfter: new Date(at.getTime() - longestStayDays * dayMs),
    usedAfter: new Date(at.getTime() - askedWithinDays * dayMs),
    leastDaysToUse,
    most: questionsPerRound,
  });
  const ids = rows.map(({ id }) => id);
  return tx.emergencyRequest.findMany({ where: { id: { in: ids } }, select: asked });
}

function questionOf(context: Context, request: SurveyedRequest, { channel, recipientAddress }: Reach) {
  const { id: requestId, language, verificationId, victimName, victimInfo } = request;
  const token = lettersOf(context.random, linkLetters);
  const href = secretHref(context.env, "rate", token);
  const now = context.now();
  const t = words(language);
  return {
    row: {
      requestId,
      tokenHash: context.keys.hash(token),
      language,
      askedAt: now,
      expiresAt: new Date(now.getTime() + questionLifetimeMs),
    },
    message: composeMessage(context, {
      kind: "satisfaction-question",
      channel,
      recipientType: "victim",
      recipientName: writtenName(request, victimInfo?.fullName ?? victimName, language),
      recipientAddress,
      subject: t.question,
      requestId,
      verificationId,
      ...(channel === "email"
        ? mailLayout({
            title: t.question,
            paragraphs: [t.mail.text, t.mail.private],
            button: { label: t.mail.button, href },
            language,
          })
        : { body: { text: victimText([t.sms(href)]) }, language }),
    }),
  };
}
