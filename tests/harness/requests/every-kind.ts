import { Prisma } from "../../../prisma/client/client.ts";
import type { RequestStatus, UrgencyLevel } from "../../../prisma/client/enums.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import type { Caller, Lab } from "../kernel.ts";
import { liftMoneyLimits, newRequestForm, signInAdmin, signInOfficer, victimInfoForm } from "../people.ts";
import { writeUnguarded } from "../database/unguarded.ts";

/*
 * One request of every kind, and one viewer of every kind: on these, hand-written statements are
 * compared with the plain path. No two values are equal by accident.
 */

/** A request's columns, by what is particular about it. */
const kinds = {
  whole: {},
  anonymous: { anonymous: true },
  notToBeContacted: { contacting: false },
  anonymousNotToBeContacted: { anonymous: true, contacting: false },
  anonymousWithoutPhone: { anonymous: true, victimPhone: "", victimContact: "Email: noor@example.com" },
  empty: {
    victimContact: "",
    victimPhone: "",
    victimEmail: "",
    victimAddress: "",
    requestDetails: "",
    requestedHelpTypes: [],
    state: null,
    needs: Prisma.DbNull,
    needsSource: null,
    requestAmountCents: null,
    aiRecommendationCents: null,
    aiJustification: null,
    decisionReason: null,
  },
} satisfies Record<string, Prisma.EmergencyRequestUncheckedUpdateInput>;
export type RequestKind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as RequestKind[];

const statuses: readonly RequestStatus[] = [
  "pending",
  "processing",
  "approved",
  "denied",
  "processing",
  "dispatched",
  "completed",
];
const levels: readonly UrgencyLevel[] = ["critical", "high", "medium", "low"];

type Officer = Awaited<ReturnType<typeof signInOfficer>>;

export interface EveryKind {
  officer: Officer;
  citizen: Caller;
  /** By name: who asks. */
  viewers: Record<string, Caller>;
  /** Of the officer, one of every kind. */
  requests: Record<RequestKind, number>;
  /** All, with those of the citizen and of another officer. */
  all: number[];
}

export async function fileEveryKind(lab: Lab): Promise<EveryKind> {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
  const officer = await signInOfficer(lab);
  const otherAgency = await signInOfficer(lab);
  const citizen = await lab.visitor();
  const requests = {} as Record<RequestKind, number>;
  const all: number[] = [];
  for (const [at, kind] of kindNames.entries()) {
    requests[kind] = await fileKind(lab, officer, kind, at);
    all.push(requests[kind]);
  }
  all.push(await fileKind(lab, otherAgency, "whole", kindNames.length));
  for (const kind of ["whole", "anonymous", "empty"] as const)
    all.push(await fileKind(lab, citizen, kind, all.length, officer));
  const viewers: Record<string, Caller> = {
    visitor: await lab.visitor(),
    officerOfTheCase: officer,
    officerOfAnotherAgency: otherAgency,
    officerWaitingForAnswer: await signInOfficer(lab, { trust: null }),
    citizen,
    admin: await signInAdmin(lab),
    superAdmin: await signInAdmin(lab, { role: "super_admin" }),
    adminBeforePassword: await signInAdmin(lab, { mustChangePassword: true }),
  };
  return { officer, citizen, viewers, requests, all };
}

/** A citizen cannot add the victim information: an officer writes it. */
async function fileKind(
  lab: Lab,
  filer: Caller,
  kind: RequestKind,
  at: number,
  writer = filer,
): Promise<number> {
  const name = `Noor Vale${at}`;
  const phone = `512-555-01${String(at).padStart(2, "0")}`;
  const email = `noor${at}@example.com`;
  const form = newRequestForm({
    victimName: name,
    victimPhone: phone,
    victimEmail: email,
    victimAddress: `${at + 1} Elm Street, Austin, TX 78701`,
    requestDetails: `${name} needs food for two people, and ${name} asks for a room`,
  });
  // A network of its own: citizens are counted by network.
  const { id } = await createRequest({ ...(await filer.context()), ip: `10.7.${at}.1` }, form);
  if (kind !== "empty")
    await saveVictimInfo(
      await writer.context(),
      id,
      victimInfoForm({
        fullName: name,
        phone: `512-555-02${String(at).padStart(2, "0")}`,
        email: `record${at}@example.com`,
        needStatement: `${name} lost a home in a fire and has nowhere to sleep`,
        dependents: `Two children of ${name}`,
        emergencyContact: "A sister in Waco",
      }),
    );
  if (kind !== "empty") await addFacts(lab, id, at);
  await lab.db.emergencyRequest.update({
    where: { id },
    data: {
      urgencyLevel: levels[at % levels.length]!,
      aiRecommendationCents: 10_000 + at,
      aiJustification: `For ${at} nights`,
      decisionReason: `Reason ${at}`,
      requestAmountCents: 20_050 + at,
      approvedAt: at % 2 ? new Date(Date.UTC(2026, 0, 1, 0, 0, 0, at * 100)) : null,
      createdAt: new Date(Date.UTC(2026, 0, 1, 12, 0, at % 3, at * 10)),
      version: at,
      ...kinds[kind],
    },
  });
  // Not every step of a status is legal; here its value is enough.
  const status = statuses[at % statuses.length]!;
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = '${status}', "updatedAt" = now() WHERE "id" = ${id}`,
    `INSERT INTO "RequestCount" ("status", "change") VALUES ('pending', -1), ('${status}', 1)`,
  ]);
  // With its triggers, since entries add up to days.
  await lab.pool.query("SELECT fund_settle($1, now())", [id]);
  return id;
}

/** What decisions, dispatches and people leave on a request; different from one to the next. */
async function addFacts(lab: Lab, requestId: number, at: number) {
  const { db } = lab;
  const { verificationId, officerId } = await db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { verificationId: true, officerId: true },
  });
  const now = lab.now().getTime();
  const ago = (hours: number) => new Date(now - hours * 3_600_000);
  for (const ordinal of at % 2 ? [] : [2, 1])
    await db.evidence.create({
      data: {
        ...{ requestId, ordinal, officerId, verificationId, kind: "document", fileName: `${ordinal}.png` },
        ...{ mediaType: "image/png", bytes: 1, sha256: "0".repeat(64) },
      },
    });
  await db.approval.createMany({
    data: [
      { personKey: `one${at}`, decision: "approved" as const, actorKind: "officer" as const },
      { personKey: `two${at}`, decision: "approved" as const, actorKind: "admin" as const },
      {
        personKey: `void${at}`,
        decision: "approved" as const,
        actorKind: "officer" as const,
        voidedAt: ago(1),
      },
      { personKey: `no${at}`, decision: "denied" as const, actorKind: "supervisor" as const },
    ].map((one) => ({ ...one, requestId, personName: "Lee Park", badgeKeys: [`agency${at}#4471`] })),
  });
  await db.fundAllocation.createMany({
    data: [
      { status: "denied" as const, amountCents: 700 + at },
      { status: at % 2 ? ("allocated" as const) : ("pending" as const), amountCents: 9000 + at },
    ].map((one) => ({ ...one, requestId, justification: `Needed ${at}` })),
  });
  // In place of the link that the product has emailed.
  await db.link.deleteMany({ where: { requestId } });
  if (verificationId !== null)
    await db.link.createMany({
      data: [
        { expiresAt: ago(-5), usedAt: at % 4 === 0 ? ago(1) : null },
        { expiresAt: ago(2), usedAt: null },
      ].map((one, n) => ({
        ...one,
        requestId,
        verificationId,
        purpose: "approve",
        tokenHash: `link${at}-${n}`,
      })),
    });
  await db.letter.createMany({
    data: Array.from({ length: at % 3 }, () => ({
      ...{ requestId, kind: "approval" as const, audience: "victim" as const, language: "en" },
      ...{ recipientName: "Noor", factsSealed: "sealed" },
    })),
  });
  await db.recipientResponse.createMany({
    data: [null, ago(1), null].slice(0, at % 4).map((acknowledgedAt) => ({
      ...{ requestId, acknowledgedAt, responseType: "email" as const, recipientType: "victim" as const },
      ...{ sender: "Noor", content: "It arrived" },
    })),
  });
  const [vendor] = await db.vendor.findMany({
    where: { helpTypes: { has: "food" } },
    orderBy: { id: "asc" },
  });
  await db.helpDispatch.createMany({
    data: [ago(1), ago(30), ago(2)].map((createdAt, n) => ({
      ...{ requestId, createdAt, helpType: "food" as const, vendorId: vendor!.id, vendorName: vendor!.name },
      ...{
        dispatchNotes: "",
        providerInfo: "",
        estimatedValueCents: 100 + n,
        people: n + 1,
        voidedAt: n === 2 ? ago(1) : null,
      },
      ...{
        promoCodeSealed: "sealed",
        overReason: "It was urgent",
        promoCodeKey: `code${requestId}-${n}`,
        confirmationNumber: `C${requestId}-${n}`,
      },
    })),
  });
  await db.emergencyRequest.update({ where: { id: requestId }, data: { needsAdministrator: at % 2 === 0 } });
}
