import { expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { useCases } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  linkInMail,
  newRequestForm,
  shownTo,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";
import { says as verificationSays } from "../../../shared/officers/verification/sentences.ts";

/*
 * "This is not my officer": the case ends for its officer, and pending requests wait for an
 * administrator.
 */

const lab = useKernel();
const { officer, linkOf, answer, after } = useCases(lab);

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status approvalNote } } }`;
const deny = `mutation ($id: ID!, $version: Int!) { denyRequest(input: { id: $id, reason: "Not needed", version: $version }) { request { status } } }`;
const request = (number: number) => ({ id: globalId("EmergencyRequest", number) });
const recipient = {
  fullName: "Noor Ibarra",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street",
  phone: "512-555-0143",
  statementOfNeed: "Has nowhere to sleep tonight",
};
const stored = (id: number) => lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });

/** An officer with a recipient and a request, whose supervisor then says no. */
async function rejected() {
  const person = await officer();
  await ask(person, saveRecipient, { input: recipient });
  const number = await fileRequest(lab, person);
  const path = await linkOf(person.id);
  await answer(path, { decision: "rejected" });
  return Object.assign(person, { number });
}
const saveRecipient = `mutation ($input: SaveRecipientInput!) { saveRecipient(input: $input) { verification { id } } }`;
const acts: [string, (person: Caller, number: number) => Promise<unknown>][] = [
  ["a recipient", (person) => ask(person, saveRecipient, { input: recipient })],
  [
    "a request",
    (person) =>
      ask(
        person,
        `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number } } }`,
        {
          input: newRequestForm({ idempotencyKey: lab.random.uuid() }),
        },
      ),
  ],
  [
    "a service request",
    async (person) =>
      ask(
        person,
        `mutation ($input: SubmitServiceRequestInput!) { submitServiceRequest(input: $input) { verification { id } } }`,
        {
          input: {
            caseNumber: (await ask(person, `{ verification { caseNumber } }`)).data.verification.caseNumber,
            fullName: "Noor Ibarra",
            phone: "512-555-0143",
            statementOfNeed: "Food",
            services: ["food"],
          },
        },
      ),
  ],
  [
    "victim information",
    (person, number) =>
      ask(
        person,
        `mutation ($id: ID!, $input: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: 0, victimInfo: $input }) { request { number } } }`,
        { ...request(number), input: victimInfoForm() },
      ),
  ],
  ["a resent mail", (person) => ask(person, `mutation { resendVerification { verification { id } } }`)],
  ["911 Verify", (person) => ask(person, `mutation { emergencyVerify { verification { id } } }`)],
  [
    "evidence",
    async (person) => {
      const answered = await person.fetch("/api/evidence?name=note.pdf", {
        method: "POST",
        body: new TextEncoder().encode("%PDF-1.4 a note"),
        headers: { "content-type": "application/octet-stream" },
      });
      return answered.json();
    },
  ],
];

test.each(acts)("after the supervisor's rejection, %s is refused with the options", async (_what, act) => {
  const person = await rejected();
  const before = await lab.db.message.count();
  expect(await act(person, person.number)).toMatchObject({
    code: "FORBIDDEN",
    message: verificationSays.caseRejected,
  });
  expect(await lab.db.message.count()).toBe(before);
});

test("a rejected officer reads earlier requests, and decides nothing on them", async () => {
  const person = await rejected();
  const shown = await ask(
    person,
    `query ($n: Int!) { request(number: $n) { victimName isCaseRejected viewerCanDecide viewerCanEditVictimInfo } }`,
    { n: person.number },
  );
  expect(shown.data.request).toEqual({
    victimName: "Noor Ibarra-Whitlock",
    isCaseRejected: true,
    viewerCanDecide: false,
    viewerCanEditVictimInfo: false,
  });
  for (const mutation of [approve, deny])
    expect((await ask(person, mutation, await shownTo(person, person.number))).code).toBe("FORBIDDEN");
  expect((await stored(person.number)).status).toBe("pending");
});

test("requests of a rejected case wait for an administrator: no officer and no earlier link decides them", async () => {
  const person = await officer({ supervisorEmail: "lee.park@austintexas.gov" });
  const number = await fileRequest(lab, person, { recommended: 60 });
  const approval = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  await answer(await linkOf(person.id), { decision: "rejected" });
  const colleague = await signInOfficer(lab);
  for (const mutation of [approve, deny])
    expect((await ask(colleague, mutation, await shownTo(colleague, number))).code).toBe("FORBIDDEN");
  const page = await (
    await lab.visitor()
  ).fetch(approval, {
    method: "POST",
    body: "decision=approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(await page.text()).not.toContain("is approved");
  expect((await stored(number)).status).toBe("pending");
  const admin = await signInAdmin(lab);
  expect((await ask(admin, approve, await shownTo(admin, number))).data.approveRequest.request.status).toBe(
    "approved",
  );
});

test("administrators are notified of what waits, and the supervisor gets nothing more about the case", async () => {
  await signInAdmin(lab, { email: "desk@fund.example" });
  const person = await rejected();
  const { caseId } = await stored(person.number);
  const notices = await lab.db.message.findMany({
    where: { kind: "admin-notice", verificationId: person.id },
  });
  expect(notices.map(({ recipientAddress }) => recipientAddress)).toContain("desk@fund.example");
  expect(openBody(lab, notices[0]!.bodySealed).text).toContain(`${caseId}: pending`);
  const waiting = await lab.db.message.count({
    where: { verificationId: person.id, recipientType: "supervisor", state: "queued" },
  });
  expect(waiting).toBe(0);
  // Also not by another session of the same person, who asks the same supervisor about the same
  // case.
  after(2 * 60 * 60_000);
  const mails = () => lab.db.message.count({ where: { recipientType: "supervisor" } });
  const before = await mails();
  await expect(
    officer({ ...person.form, caseNumber: ` ${person.form.caseNumber.toLowerCase()}` }),
  ).rejects.toMatchObject({
    code: "CONFLICT",
  });
  expect(await mails()).toBe(before);
});

test("a rejected case takes nothing from another case of the same officer", async () => {
  const person = await officer();
  await answer(await linkOf(person.id));
  const number = await fileRequest(lab, person, { recommended: 40 });
  const { submitOfficerVerification } =
    await import("../../../graph/officers/verification/submission/submit.ts");
  const second = await submitOfficerVerification(await person.context(), {
    ...person.form,
    caseNumber: `${person.form.caseNumber}-B`,
  });
  await answer(await linkOf(second.id), { decision: "rejected" });
  expect((await ask(person, approve, await shownTo(person, number))).data.approveRequest.request.status).toBe(
    "approved",
  );
});
