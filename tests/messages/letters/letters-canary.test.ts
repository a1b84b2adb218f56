import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { denyRequest } from "../../../graph/decisions/allocations/approval/deny.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { openHtml, openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { dueLetters, requestForLetters, voidLetters } from "../../../graph/messages/letters/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import {
  ask,
  fileRequest,
  globalId,
  liftMoneyLimits,
  signInAdmin,
  signInOfficer,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

async function filed(over: Record<string, unknown> = {}) {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: over });
  await lab.db.verification.update({
    where: { id: officer.verificationId },
    data: {
      supervisorName: "Canary Supervisor",
      supervisorEmail: "canary@chief.gov",
      supervisorPhone: "555-0199",
    },
  });
  return { officer, number };
}
async function dispatched(requestId: number, vendorName = "Uber") {
  const { id } = await lab.db.helpDispatch.create({
    data: {
      ...{ requestId, helpType: "transportation", vendorName, providerInfo: "Canary Supervisor" },
      ...{
        dispatchNotes: "Uber - Canary Supervisor asked",
        estimatedValueCents: 1000,
        overReason: "Nothing is allocated here",
        promoCodeSealed: "sealed",
      },
      ...{ promoCodeKey: lab.random.uuid(), confirmationNumber: lab.random.uuid() },
    },
  });
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: requestForLetters,
  });
  const vendor = {
    name: vendorName,
    supportPhones: ["512-555-0144"],
    chatUrl: null,
    website: null,
    supportHours: null,
    emergencyContact: null,
    serviceArea: null,
  };
  const dispatch = {
    id,
    helpType: "transportation",
    vendor,
    code: "UBER4821",
    confirmationNumber: "CONF00001111",
    valueCents: 1000,
    people: null,
    hours: null,
  } as const;
  await lab.db.letter.createMany({ data: dueLetters(lab, { kind: "dispatch", request, dispatch }) });
  await writeLetters(lab);
  return id;
}
/** Sealed values are opened: random characters could contain a short name by chance. */
const withoutSealed = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !column.endsWith("Sealed")));
/**
 * Everything that one kind of reader gets about a request: stored letters, and messages with their
 * content.
 */
async function everythingTo(requestId: number, audience: "officer" | "victim") {
  const letters = await lab.db.letter.findMany({ where: { requestId, audience } });
  const messages = await lab.db.message.findMany({ where: { requestId, recipientType: audience } });
  return JSON.stringify([
    letters.map((row) => [
      withoutSealed(row),
      row.htmlSealed && openHtml(lab, row.htmlSealed),
      openPaper(lab, row.factsSealed),
    ]),
    messages.map((row) => [withoutSealed(row), openBody(lab, row.bodySealed)]),
  ]);
}
/** An approval, a voided dispatch, and its notice. */
async function nightOf(number: number, officer: Awaited<ReturnType<typeof signInOfficer>>) {
  await approveRequest(await officer.context(), number);
  const id = await dispatched(number);
  await lab.db.message.updateMany({
    where: { requestId: number, letterId: { not: null } },
    data: { state: "sent" },
  });
  const why = { reason: "Canary Supervisor said that Noor Ibarra has moved", by: "Kim Ash" };
  await lab.db.$transaction((tx) =>
    voidLetters(systemContext(lab, "void"), tx, { requestId: number, dispatchId: id }, why),
  );
}

test("nothing to the recipient names a supervisor, in any language, by email or text message", async () => {
  for (const over of [{}, { language: "es" }, { language: "fr", victimEmail: "" }]) {
    const { officer, number } = await filed(over);
    if ("victimEmail" in over)
      await lab.db.victimInfo.update({ where: { requestId: number }, data: { email: "" } });
    await nightOf(number, officer);
    const all = (await everythingTo(number, "victim")).replaceAll(/"voidReason":"[^"]*"/g, "");
    expect(all).toContain("UBER4821");
    expect(all).toContain("letter-void");
    expect(all).not.toMatch(/canary|555-0199/i);
    expect(await everythingTo(number, "officer")).not.toContain("UBER4821");
  }
  const { number } = await filed();
  const admin = await signInAdmin(lab);
  await denyRequest(await admin.context(), number, "Canary Supervisor said no");
  await writeLetters(lab);
  expect(await everythingTo(number, "victim")).not.toMatch(/canary/i);
});

test("no letter or message names an anonymous person", async () => {
  const { officer, number } = await filed({ anonymous: true });
  await nightOf(number, officer);
  for (const audience of ["officer", "victim"] as const) {
    const all = (await everythingTo(number, audience)).replaceAll(/"voidReason":"[^"]*"/g, "");
    expect(all).toContain("Recipient of");
    // Their address is the email's recipient, and contains a first name.
    expect(all.replaceAll("noor@example.com", "")).not.toMatch(/noor|ibarra|whitlock/i);
  }
});

test("a person who must not be contacted gets nothing at all", async () => {
  const { officer, number } = await filed({ contacting: false });
  await nightOf(number, officer);
  expect(await lab.db.letter.count({ where: { requestId: number, audience: "victim" } })).toBe(0);
  expect(await lab.db.message.count({ where: { requestId: number, recipientType: "victim" } })).toBe(0);
  expect(await lab.db.replyLink.count({ where: { requestId: number, recipientType: "victim" } })).toBe(0);
  expect(await everythingTo(number, "officer")).toContain("Please tell them yourself");
});

test("an incomplete letter says what is missing, and is written on retry when the record has it", async () => {
  const { officer, number } = await filed();
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  const id = await dispatched(number, " ");
  const [row] = await lab.db.letter.findMany({ where: { dispatchId: id, audience: "victim" } });
  expect(row).toMatchObject({
    state: "failed",
    number: null,
    failure: "The letter cannot be written without: the provider's name.",
  });
  const admin = await signInAdmin(lab);
  const retry = `mutation ($id: ID!) { retryLetter(input: { id: $id }) { letter { deliveryStatus } } }`;
  const again = () => ask(admin, retry, { id: globalId("Letter", row!.id) });
  expect((await again()).data.retryLetter.letter.deliveryStatus).toBe("pending");
  await writeLetters(lab);
  expect((await lab.db.letter.findUniqueOrThrow({ where: { id: row!.id } })).state).toBe("failed");

  const vendor = await lab.db.vendor.create({
    data: { key: lab.random.uuid(), name: "City Cabs", supportPhones: ["512-555-0166"] },
  });
  await lab.db.helpDispatch.update({ where: { id }, data: { vendorId: vendor.id } });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  await writeLetters(lab);
  const written = await lab.db.letter.findUniqueOrThrow({ where: { id: row!.id } });
  expect(written.number).toMatch(/^L-/);
  const html = openHtml(lab, written.htmlSealed ?? "");
  for (const word of ["City Cabs", "512-555-0166", "UBER4821"]) expect(html).toContain(word);
});
