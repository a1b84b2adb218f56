import { isInterfaceType, isObjectType } from "graphql";
import { expect } from "vitest";
import { schema } from "../../../graph/app/schema.ts";
import { approveOpened } from "./approvals.ts";
import { give, provider, vendorIds } from "./dispatches.ts";
import type { Lab } from "../kernel.ts";
import { endOfRelease } from "../../../shared/intake/releases/rules.ts";
import { webhookEvents } from "../../../shared/accounts/webhooks/rules.ts";
import { writeLetters } from "../letters.ts";
import { liftMoneyLimits, newRequestForm, signInAdmin, signInOfficer, victimInfoForm } from "../people.ts";
import { int } from "../../../graph/core/database/columns.ts";

/** Unique values; the two identity fields are for their readers only, one at a time. */
export const secrets = {
  name: "Zephyrine Quillfeather",
  phone: "512-555-0177",
  email: "zephyrine@quill.example",
  street: "77 Heronsbill Lane",
  need: "The roof of the boathouse came down on the beds",
  officer: "Marlowe Tanglewood",
  officerPhone: "512-555-0188",
  supervisor: "Isolde Branwhistle",
  supervisorEmail: "isolde@branwhistle.gov",
};
export const identification = { governmentId: "QX-777-41-0001", dateOfBirth: "1971-03-09" };

/**
 * A complete case: a request with victim identity, money, help, letters and an answer; and other
 * public submissions. All names are unique.
 */
export async function buildCanaryCase(lab: Lab) {
  await liftMoneyLimits(lab);
  const officer = await signInOfficer(lab);
  await lab.db.officer.update({
    where: { id: officer.officerId },
    data: { name: secrets.officer, phone: secrets.officerPhone },
  });
  await lab.db.verification.update({
    where: { id: officer.verificationId },
    data: { supervisorName: secrets.supervisor, supervisorEmail: secrets.supervisorEmail },
  });
  const { createRequest } = await import("../../../graph/intake/requests/create.ts");
  const { saveVictimInfo } = await import("../../../graph/intake/requests/victim-info/victim-info.ts");
  const request = await createRequest(
    await officer.context(),
    newRequestForm({
      victimName: secrets.name,
      victimPhone: secrets.phone,
      victimEmail: secrets.email,
      victimAddress: `${secrets.street}, Austin, TX 78701`,
      requestDetails: secrets.need,
    }),
  );
  const { id: number } = request;
  const info = victimInfoForm({
    fullName: secrets.name,
    phone: secrets.phone,
    email: secrets.email,
    address: secrets.street,
    needStatement: `${secrets.need}, and there is nowhere to go tonight.`,
    dateOfBirth: identification.dateOfBirth,
    governmentId: identification.governmentId,
  });
  await saveVictimInfo(await officer.context(), number, info);
  await lab.db.recipient.create({
    data: {
      verificationId: officer.verificationId,
      caseNumber: `CASE-OF-${number}`,
      fullName: secrets.name,
      dateOfBirthSealed: lab.keys.seal(
        identification.dateOfBirth,
        `Recipient.dateOfBirth.${officer.verificationId}`,
      ),
      address: secrets.street,
      phone: secrets.phone,
      statementOfNeed: secrets.need,
    },
  });
  await approveOpened(officer, number);
  const admin = await signInAdmin(lab);
  const vendor = await vendorIds(lab);
  await give(admin, number, [provider(vendor["Uber"], "transportation", { estimatedValue: 20 })]);
  await writeLetters(lab);
  await lab.db.recipientResponse.create({
    data: {
      requestId: number,
      responseType: "email",
      recipientType: "victim",
      sender: secrets.name,
      content: secrets.need,
    },
  });
  await lab.db.callbackRequest.create({
    data: { name: secrets.name, phone: secrets.phone, requestType: "urgent", sessionKey: "of someone" },
  });
  await lab.db.feedback.create({
    data: {
      receipt: "FB-2026-777777",
      feedbackType: "concern",
      agency: "Elsewhere",
      feedback: secrets.need,
      email: secrets.email,
    },
  });
  const resource = await lab.db.resource.findFirstOrThrow();
  await lab.db.correction.create({
    data: {
      resourceId: resource.id,
      resourceKey: resource.key,
      resourceName: resource.name,
      contactInfo: resource.contactInfo,
      problem: "other",
      details: secrets.need,
      email: secrets.email,
    },
  });
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await lab.db.apiKey.create({
    data: {
      ...{
        name: "A tool",
        prefix: "sv_canary",
        keyHash: lab.keys.hash("canary"),
        createdBy: secrets.supervisor,
      },
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await lab.db.webhook.create({
    data: {
      ...{ name: "A listener", url: "https://127.0.0.1:9/hook", createdBy: secrets.supervisor },
      secretSealed: lab.keys.seal(secrets.need, "Webhook.secret"),
      events: [...webhookEvents],
    },
  });
  await lab.db.providerTimer.create({
    data: {
      requestId: number,
      vendorId: vendor["Lyft"] ?? 0,
      helpType: "transportation",
      startedBy: secrets.supervisor,
    },
  });
  await lab.db.resourceRecommendation.create({
    data: { requestId: number, resourceId: resource.id, aiConfidenceScore: 5 },
  });
  const tool = { name: "A program", createdBy: "admin" };
  await lab.db.apiKey.create({
    data: { ...tool, prefix: "sv_abcdef", keyHash: "of nobody", expiresAt: new Date("2100-01-01") },
  });
  await lab.db.webhook.create({
    data: { ...tool, url: "https://hooks.example.org/", secretSealed: "of nobody", isActive: false },
  });
  expect(await lab.db.letter.count({ where: { requestId: number, state: "written" } })).toBeGreaterThan(1);
  const { id: fundId } = await lab.db.fund.findFirstOrThrow();
  await lab.db.deposit.create({
    data: { fundId, cents: 10_000n, reference: "canary", enteredById: 1, enteredBy: "treasurer" },
  });
  const { id: printedById } = await lab.db.admin.findFirstOrThrow();
  await lab.db.voucherBook.create({
    data: {
      ...{ fundId, helpType: "food", maxCents: 2000, callWhom: "Desk 512-555-0100" },
      ...{ printedById, printedBy: "treasurer", printedAt: new Date("2026-01-01") },
      ...{ validUntil: new Date("2099-12-31"), endsAt: new Date("2100-01-01") },
    },
  });
  await lab.db.deskTask.create({
    data: {
      ...{ kind: "dispute", subjectType: "dispatch", subjectId: 1, requestId: number },
      ...{ note: secrets.need, dueAt: new Date("2100-01-01") },
    },
  });
  const vendorId = vendor["Lyft"] ?? 0;
  await lab.db.redemptionTerminal.create({
    data: {
      ...{ vendorId, name: "Front desk", createdBy: secrets.supervisor },
      ...{ invitedHash: "canary", invitedUntil: new Date("2100-01-01") },
    },
  });
  const { id: statementId } = await lab.db.vendorStatement.create({
    data: { vendorId, name: "january.csv", fileHash: "canary", importedBy: "treasurer" },
  });
  await lab.db.statementLine.create({
    data: {
      ...{ statementId, vendorId, line: 2, code: "CAN••••", on: new Date("2026-01-01"), cents: 100n },
      ...{ verdict: "unknown_code", state: "open" },
    },
  });
  await lab.db.release.create({
    data: {
      ...{ requestId: number, body: "A body", bodyKey: "a body", what: ["contact"], purpose: secrets.need },
      ...{ way: "paper", signer: "person", signerName: secrets.name, days: 30, takenBy: "admin" },
      ...{ signedAt: lab.now(), until: endOfRelease(lab.now(), 30), createdAt: lab.now() },
    },
  });
  await lab.db.shiftHandover.create({
    data: { by: "treasurer", note: secrets.need, at: new Date("2026-01-01") },
  });
  return { number, caseId, officer, admin };
}

/** The types that are found by an id. */
export const nodeTypes = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter((type) => type.getInterfaces().some((one) => isInterfaceType(one) && one.name === "Node"))
  .map(({ name }) => name);

/** Types with another table or key name. */
const tableOf: Record<string, string> = { OfficerCase: "Verification" };
const keyOf: Record<string, string> = { VictimInfo: "requestId", Recommendation: "requestId" };

/** The first row of each of them, by number or uuid. */
export async function firstRows(lab: Lab): Promise<Record<string, number | string>> {
  const rows: Record<string, number | string> = {};
  for (const type of nodeTypes) {
    const text = `SELECT "${keyOf[type] ?? "id"}" AS "id" FROM "${tableOf[type] ?? type}" ORDER BY 1 LIMIT 1`;
    const [row] = await lab.sql<{ id: number | string }>(
      { name: `first-${type}`, row: { id: int }, text },
      [],
    );
    if (row) rows[type] = row.id;
  }
  return rows;
}
