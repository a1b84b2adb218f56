import { caseKeyOf } from "../../graph/officers/verification/submission/case-key.ts";
import type { Officer, Prisma, Verification } from "../client/client.ts";
import type { Context, Kernel } from "../../graph/core/context.ts";
import { systemContext } from "../../graph/core/context.ts";
import { auditRow, type AuditEvent } from "../../graph/core/audit/record.ts";
import { publicUrl } from "../../graph/core/env.ts";
import { composeMessage } from "../../graph/messages/communications/compose.ts";
import { mailLink } from "../../graph/officers/verification/link/link.ts";
import { emergencyGrantMs } from "../../shared/officers/verification/rules.ts";
import { resultMails } from "../../graph/officers/verification/messages/mails.ts";
import { demoOfficers, personKeyOf, type DemoOwner } from "./demo-people.ts";
import type { PlannedRequest } from "./demo-requests.ts";

export type Tx = Prisma.TransactionClient;
export type AuditRow = ReturnType<typeof auditRow>;
export type Actor = NonNullable<AuditEvent["actor"]>;
export type DemoCase = Verification & { officer: Officer };
export type DemoCases = Record<Exclude<DemoOwner, "citizen">, DemoCase>;

/** The product at an earlier time, as a caller from that address saw it. */
export const contextAt = (kernel: Kernel, moment: Date, ip = ""): Context => ({
  ...systemContext(kernel, kernel.random.uuid()),
  now: () => moment,
  ip,
});

export const officerActor = ({ officer }: DemoCase): Actor => ({
  actorKind: "officer",
  actorId: String(officer.id),
  actorName: `${officer.name} (${officer.badgeNumber})`,
});
export const supervisorActor = ({ supervisorName }: DemoCase): Actor => ({
  actorKind: "supervisor",
  actorName: supervisorName,
});

/** Reserved documentation addresses that reach no one. */
export const addressOf = ({ officer }: DemoCase) => `192.0.2.${10 + officer.id}`;

/**
 * Officers, each with a case and a supervisor; the emails and links are created by the product
 * itself.
 */
export async function writeCases(tx: Tx, kernel: Kernel, audit: AuditRow[]): Promise<DemoCases> {
  const cases = {} as DemoCases;
  const now = kernel.now().getTime();
  for (const {
    key,
    filedAgoMs,
    decidedAfterMs,
    trust,
    name,
    rank,
    agency,
    badgeNumber,
    phone,
    email,
    services,
    ...others
  } of demoOfficers) {
    const { emergencyAfterMs, ...described } = { emergencyAfterMs: null, ...others };
    const createdAt = new Date(now - filedAgoMs);
    const decidedAt = decidedAfterMs === null ? null : new Date(createdAt.getTime() + decidedAfterMs);
    const officer = await tx.officer.create({
      data: { name, rank, agency, badgeNumber, phone, email, emailKey: personKeyOf(email), createdAt },
    });
    const verification = await tx.verification.create({
      data: {
        ...described,
        officerId: officer.id,
        caseKey: caseKeyOf(described.caseNumber),
        services: [...services],
        supervisorEmailKey: personKeyOf(described.supervisorEmail),
        statusToken: kernel.random.token(),
        createdAt,
        ...(emergencyAfterMs !== null && {
          emergencyUntil: new Date(createdAt.getTime() + emergencyAfterMs + emergencyGrantMs),
        }),
        ...(decidedAt && { status: "verified", method: "email", trust, decidedAt }),
      },
    });
    const made = (cases[key] = { ...verification, officer });
    const filed = contextAt(kernel, createdAt, addressOf(made));
    await mailLink(tx, filed, made);
    const aboutCase = { resourceType: "verification" as const, resourceId: verification.id };
    const details = { caseNumber: made.caseNumber, services: made.services, again: false };
    audit.push(
      auditRow(filed, {
        action: "verification.submitted",
        ...aboutCase,
        details,
        actor: officerActor(made),
      }),
    );
    if (emergencyAfterMs !== null)
      audit.push(grant(contextAt(kernel, new Date(createdAt.getTime() + emergencyAfterMs), filed.ip), made));
    if (decidedAt) audit.push(await decide(tx, contextAt(kernel, decidedAt), made));
  }
  return cases;
}

const grant = (context: Context, made: DemoCase): AuditRow =>
  auditRow(context, {
    action: "verification.emergency",
    resourceType: "verification",
    resourceId: made.id,
    details: {
      method: "emergency",
      until: made.emergencyUntil?.toISOString() ?? "",
      caseNumber: made.caseNumber,
    },
    actor: officerActor(made),
  });

async function decide(tx: Tx, context: Context, made: DemoCase): Promise<AuditRow> {
  await tx.link.updateMany({ where: { verificationId: made.id }, data: { usedAt: context.now() } });
  const href = `${publicUrl(context.env)}/verification`;
  const mails = resultMails(made, "verified", { href });
  await tx.message.createMany({ data: mails.map((mail) => composeMessage(context, mail)) });
  return auditRow(context, {
    action: "verification.verified",
    resourceType: "verification" as const,
    resourceId: made.id,
    details: { before: "pending", after: "verified", method: "email", trust: made.trust },
    actor: supervisorActor(made),
  });
}

/** Each case has the person of its newest request as its recipient. */
export async function writeRecipients(
  tx: Tx,
  kernel: Kernel,
  { cases, planned, audit }: { cases: DemoCases; planned: PlannedRequest[]; audit: AuditRow[] },
) {
  for (const [key, made] of Object.entries(cases)) {
    const newest = planned.findLast(({ owner }) => owner === key);
    if (!newest) continue;
    const { person, story, filed } = newest;
    const savedAt = new Date(filed.getTime() - 12 * 60_000);
    const { id } = await tx.recipient.create({
      data: {
        verificationId: made.id,
        caseNumber: made.caseNumber,
        fullName: person.name,
        dateOfBirthSealed: kernel.keys.seal(person.dateOfBirth, `Recipient.dateOfBirth.${made.id}`),
        address: `${person.address}, ${person.city}, ${person.state} ${person.zipCode}`,
        phone: person.phone,
        email: person.email,
        statementOfNeed: story.needStatement,
        contacting: true,
        createdAt: savedAt,
        updatedAt: savedAt,
      },
    });
    const details = { contacting: true, anonymous: false };
    audit.push(
      auditRow(contextAt(kernel, savedAt, addressOf(made)), {
        action: "recipient.saved",
        resourceType: "recipient",
        resourceId: id,
        details,
        actor: officerActor(made),
      }),
    );
  }
}
