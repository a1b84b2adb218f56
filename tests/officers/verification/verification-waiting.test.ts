import { expect, test } from "vitest";
import { emergencyVerify } from "../../../graph/officers/verification/submission/emergency.ts";
import { resendVerification } from "../../../graph/officers/verification/submission/resend.ts";
import { submitServiceRequest } from "../../../graph/officers/verification/submission/service-request.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { ownVerification } from "../../../graph/intake/request-access/own-case.ts";
import { minute, refusal, start, useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const { after, callerAt, officer, mailsOf, linkOf, answer, own, statusOf, audited } = useCases(lab);

test("a resend waits a minute, replaces the older link, and three fill the hour", async () => {
  const person = await officer();
  const older = await linkOf(person.id);
  expect(await refusal(resendVerification(await person.context()))).toBe(
    "RATE_LIMITED: Please wait 60 seconds before sending the email again.",
  );
  for (const turn of [1, 2, 3]) {
    after(turn * 2 * minute);
    await resendVerification(await person.context());
  }
  after(10 * minute);
  expect(await refusal(resendVerification(await person.context()))).toContain(
    "RATE_LIMITED: The email was resent too many times",
  );
  const page = await answer(older);
  expect([page.status, (await page.text()).includes("latest email")]).toEqual([410, true]);
  expect(await mailsOf(person.id)).toHaveLength(4);
  await answer(await linkOf(person.id));
  expect(await statusOf(person.id)).toBe("verified");
});

test("two concurrent resends send one email", async () => {
  const person = await officer();
  after(2 * minute);
  const context = await person.context();
  const results = await Promise.allSettled([resendVerification(context), resendVerification(context)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await mailsOf(person.id)).toHaveLength(2);
});

test("911 Verify notifies the administrators themselves while no emergency desk is configured", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { emergencyNotificationEmail: "" } });
  await lab.refreshConfig();
  await signInAdmin(lab, { email: "kim@fund.example" });
  const person = await officer();
  await emergencyVerify(await person.context());
  expect(await mailsOf(person.id, "emergency-notice")).toMatchObject([
    { recipientAddress: "kim@fund.example" },
  ]);
});

test("911 Verify gives an hour without the supervisor, notifies supervisor and emergency address, once per case", async () => {
  await lab.db.systemConfig.update({
    where: { id: 1 },
    data: { emergencyNotificationEmail: "desk@safevoice.example" },
  });
  await lab.refreshConfig();
  const person = await officer();
  const { form } = person;
  await emergencyVerify(await person.context());
  expect((await person.context()).viewer).toMatchObject({ status: "pending", trust: "provisional" });
  expect(await own(person)).toMatchObject({
    status: "pending",
    method: null,
    emergencyUntil: new Date(start.getTime() + 60 * minute),
  });
  expect(await mailsOf(person.id, "supervisor-emergency")).toHaveLength(1);
  expect(await mailsOf(person.id, "emergency-notice")).toMatchObject([
    { recipientAddress: "desk@safevoice.example" },
  ]);
  expect((await audited(person.id)).at(-1)).toMatchObject({
    action: "verification.emergency",
    details: { method: "emergency" },
  });

  after(61 * minute);
  expect((await person.context()).viewer).toMatchObject({ status: "pending", trust: null });
  expect(await refusal(emergencyVerify(await person.context()))).toContain(
    "CONFLICT: 911 Verify was already used",
  );
  const newSession = await callerAt(2);
  await submitOfficerVerification(await newSession.context(), form);
  expect(await refusal(emergencyVerify(await newSession.context()))).toContain(
    "CONFLICT: 911 Verify was already used",
  );
});

test("a rejection ends the provisional access, and a decided case allows no 911 Verify", async () => {
  const person = await officer();
  await emergencyVerify(await person.context());
  await answer(await linkOf(person.id), { decision: "rejected" });
  expect((await person.context()).viewer).toMatchObject({ status: "rejected", trust: null });
  expect(await refusal(emergencyVerify(await person.context()))).toContain("FORBIDDEN");
});

test("administrators may disable 911 Verify", async () => {
  const person = await officer();
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { emergencyVerifyEnabled: false } });
  await lab.refreshConfig();
  expect(await refusal(emergencyVerify(await person.context()))).toContain(
    "CONFLICT: 911 Verify is turned off",
  );
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { emergencyVerifyEnabled: true } });
  await lab.refreshConfig();
});

test("a visitor can neither resend nor use 911 Verify nor ask for services", async () => {
  const context = await (await lab.visitor()).context();
  for (const act of [resendVerification, emergencyVerify])
    expect(await refusal(act(context))).toContain("UNAUTHENTICATED");
  expect(await refusal(submitServiceRequest(context, {}))).toContain("UNAUTHENTICATED");
  expect(await ownVerification(context)).toBeNull();
});

test("further services require a saved recipient, the own case, and a choice", async () => {
  const person = await officer({ services: ["food"] });
  const { form } = person;
  const wanted = {
    caseNumber: form.caseNumber,
    fullName: "Ada Moss",
    phone: "512 555 0199",
    statementOfNeed: "A ride to the clinic",
    services: ["transportation"],
  };
  const ask = async (over: object = {}) =>
    submitServiceRequest(await person.context(), { ...wanted, ...over });
  expect(await refusal(ask())).toBe("CONFLICT: Please save recipient information first.");
  const recipient = {
    fullName: "Ada Moss",
    dateOfBirth: "1990-02-03",
    address: "12 Elm Street",
    phone: "512 555 0100",
    statementOfNeed: "Food for three people",
  };
  await saveRecipient(await person.context(), recipient);
  expect(await refusal(ask({ caseNumber: "  " }))).toBe(
    "INVALID: Please enter a valid case number for verification.",
  );
  expect(await refusal(ask({ caseNumber: "ANOTHER-1" }))).toBe(
    "INVALID: Please enter a valid case number for verification.",
  );
  expect(await refusal(ask({ phone: "" }))).toBe("INVALID: Please fill in all required fields.");
  expect(await refusal(ask({ services: [] }))).toContain("INVALID: Please select at least one service type");
  expect((await ask()).services).toEqual(["food", "transportation"]);
  expect((await audited(person.id)).at(-1)).toMatchObject({
    action: "verification.services-added",
    details: { before: ["food"], after: ["food", "transportation"] },
  });
});
