import type { Prisma } from "../../../../prisma/client/client.ts";
import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import { approvalLink } from "../../../intake/supervisor-approval/approval-email.ts";
import { composeMessage, mailLayout } from "../../../messages/communications/compose.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { publicUrl } from "../../../core/env.ts";
import { titledName } from "../../../../shared/core/text/titled-name.ts";
import { minuteMs } from "../../../../shared/core/time/durations.ts";
import { isNamedStep } from "../../../../shared/decisions/rulebook/rules.ts";
import { words } from "../words.ts";
import { nextStep } from "../../../../shared/decisions/rulebook/automation.ts";
import type { WaitingRequest } from "./waiting.sql.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/**
 * Notifies the next step about a waiting request; if a step reaches no one, the following one at
 * once. Only one of two processes does. Returns whether anyone was notified.
 */
export async function escalate(context: Context, waiting: WaitingRequest): Promise<boolean> {
  let told = 0;
  const steps = await context.db.$transaction(async (tx) => {
    let taken = 0;
    for (;;) {
      const step = await takeStep(context, tx, waiting);
      if (!step) return taken;
      taken += 1;
      told += step.told;
    }
  });
  if (steps === 0) return false;
  context.events.publish("requestChanged", { id: waiting.number });
  if (told > 0) context.events.publish("workWaiting", { kind: "message" });
  return true;
}

async function takeStep(context: Context, tx: Tx, { number, since, rule }: WaitingRequest) {
  // Concurrent handlers, decisions and processes wait for this lock.
  await lockRequest(tx, number);
  const request = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    include: {
      attendance: true,
      approvals: { where: { voidedAt: null }, select: { id: true } },
      escalations: { orderBy: { step: "desc" }, take: 1 },
      ...withSupervisor,
    },
  });
  const next = nextStep(rule, {
    now: context.now(),
    status: request.status,
    since,
    isAttended: request.attendance !== null,
    hasApproval: request.approvals.length > 0,
    last: request.escalations[0] ?? null,
  });
  if (next.kind === "nothing") return null;
  const minutes = Math.floor((context.now().getTime() - request.createdAt.getTime()) / minuteMs);
  const messages = await mailsFor(context, tx, { request, name: next.name, minutes });
  const { count } = await tx.escalation.createMany({
    data: { requestId: number, step: next.step, name: next.name, told: messages.length, at: context.now() },
    skipDuplicates: true,
  });
  if (count === 0) return null;
  await tx.message.createMany({ data: messages });
  await record(tx, context, {
    action: "request.escalated",
    resourceType: "request",
    resourceId: number,
    details: {
      step: next.step,
      to: isNamedStep(next.name) ? next.name : "address",
      told: messages.length,
      minutes,
      rule: rule.urgencyLevel,
      ruleVersion: rule.version,
    },
    actor: { actorKind: "system" },
  });
  return { told: messages.length };
}

const withSupervisor = {
  victimInfo: true,
  verification: { include: { officer: true, recipient: true } },
} satisfies Prisma.EmergencyRequestInclude;

interface Escalation {
  request: Prisma.EmergencyRequestGetPayload<{ include: typeof withSupervisor }>;
  name: string;
  minutes: number;
}

async function mailsFor(context: Context, tx: Tx, escalation: Escalation) {
  const { name } = escalation;
  if (name === "supervisor") return supervisorMails(context, tx, escalation);
  const { directorEmail, emergencyNotificationEmail } = context.config();
  const named = name === "director" ? directorEmail : name === "emergency" ? emergencyNotificationEmail : "";
  const addresses = isNamedStep(name)
    ? await noticeAddresses(context, tx, {
        permission: "approve",
        agencyId: escalation.request.agencyId,
        ofThisKind: named,
      })
    : [name];
  return addresses.map((address) => deskMail(context, escalation, address));
}

/**
 * Confirming supervisors are notified; those who have not answered already have our email. A link
 * of its own leads to the page: that of an earlier email may have expired.
 */
async function supervisorMails(context: Context, tx: Tx, { request, minutes }: Escalation) {
  const { verification, caseId } = request;
  if (verification?.status !== "verified") return [];
  const { officer, caseNumber, language, supervisorRank, supervisorName } = verification;
  const t = words(language);
  const who = [titledName(officer), officer.agency].filter(Boolean).join(", ");
  const link = approvalLink(context, { request, verification }, "filed");
  if (link) await tx.link.createMany({ data: [link.row] });
  return [
    composeMessage(context, {
      kind: "escalation",
      channel: "email",
      recipientType: "supervisor",
      recipientName: supervisorName,
      recipientAddress: verification.supervisorEmail,
      subject: t.subject(caseId),
      ...mailLayout({
        title: t.title,
        paragraphs: [
          t.dear(titledName({ rank: supervisorRank, name: supervisorName })),
          t.text(who, caseId, caseNumber, minutes),
          link ? t.next : t.nextOther,
        ],
        ...link?.buttons,
        language,
      }),
      requestId: request.id,
      verificationId: verification.id,
    }),
  ];
}

function deskMail(context: Context, { request, minutes }: Escalation, recipientAddress: string) {
  const { caseId, urgencyLevel, id } = request;
  const title = "A request is waiting, and no one is handling it";
  return composeMessage(context, {
    kind: "escalation",
    channel: "email",
    recipientType: "admin",
    recipientName: "Requests",
    recipientAddress,
    subject: `Request ${caseId} is waiting (${urgencyLevel})`,
    ...mailLayout({
      title,
      paragraphs: [
        `Request ${caseId}, of ${urgencyLevel} urgency, was filed ${minutes} minutes ago. No one is handling it.`,
        "To stop these emails, open it and press “I'll handle this”, or decide on it.",
      ],
      button: { label: "Open the request", href: `${publicUrl(context.env)}/admin/dashboard?case=${id}` },
    }),
    requestId: id,
  });
}
