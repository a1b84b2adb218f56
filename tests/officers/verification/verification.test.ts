import type { Context } from "../../../graph/core/context.ts";
import { expect, test } from "vitest";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { watchVerification } from "../../../graph/officers/verification/service.ts";
import { deliverDue } from "../../../graph/messages/communications/deliver.ts";
import { filledForm, minute, refusal, useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const { after, callerAt, officer, mailsOf, linkOf, answer, own, statusOf, audited } = useCases(lab);

test("the form opens an officer session, stores the case and emails the supervisor in one step", async () => {
  const person = await officer();
  const { form } = person;
  const context = await person.context();
  expect(context.viewer).toMatchObject({
    kind: "officer",
    badgeNumber: "4471",
    status: "pending",
    trust: null,
    caseNumber: form.caseNumber,
  });
  const [mail] = await mailsOf(person.id);
  expect(mail).toMatchObject({
    recipientAddress: form.supervisorEmail,
    recipientType: "supervisor",
    state: "queued",
  });
  expect(mail?.text).toContain("72 hours");
  expect(mail?.text).toContain("A family <without> shelter");
  expect(mail?.html).not.toContain("<without>");
  expect((await audited(person.id)).map(({ action }) => action)).toEqual(["verification.submitted"]);
});

test("the secret is in the sealed email and nowhere else", async () => {
  const person = await officer();
  const token = (await linkOf(person.id)).slice("/verify/".length);
  const [mail] = await lab.db.message.findMany({ where: { verificationId: person.id } });
  expect(JSON.stringify([mail, await lab.db.link.findMany(), await own(person)])).not.toContain(token);
  const { statusToken } = (await own(person))!;
  expect((await (await lab.visitor()).fetch(`/verify/${statusToken}`)).status).toBe(404);
});

test("REST accepts the specified payload and ignores its officerId", async () => {
  const form = filledForm();
  const person = await lab.visitor();
  const {
    officerName,
    officerRank,
    officerPhone,
    officerEmail,
    caseNumber,
    supervisorEmail,
    supervisorName,
  } = form;
  const body = {
    officerId: 1,
    officerBadge: "4471",
    officerName,
    officerRank,
    officerPhone,
    officerEmail,
    caseNumber,
    supervisorEmail,
    supervisorName,
  };
  const response = await person.fetch("/api/officer-verification", { method: "POST", body });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    message: "Verification email sent",
  });
  expect((await person.context()).viewer).toMatchObject({ kind: "officer", caseNumber });
  const status = await person.fetch(`/api/verification-status/${caseNumber}`);
  expect(await status.json()).toEqual({ success: true, status: "pending" });
});

test("names invalid fields and changes nothing", async () => {
  const person = await lab.visitor();
  const before = await lab.db.verification.count();
  const response = await person.fetch("/api/officer-verification", {
    method: "POST",
    body: { officerName: 5, caseNumber: "x\0y", services: "food" },
  });
  expect(response.status).toBe(400);
  const refused = await refusal(
    submitOfficerVerification(await person.context(), {
      ...filledForm(),
      supervisorEmail: "DanaReyes+me@austin.example",
    }),
  );
  expect(refused).toContain("INVALID");
  expect(await lab.db.verification.count()).toBe(before);
  expect((await person.context()).viewer.kind).toBe("visitor");
});

test("a visitor has no status, and a stranger's case is unknown", async () => {
  const person = await officer();
  const { form } = person;
  const visitor = await lab.visitor();
  expect((await visitor.fetch(`/api/verification-status/${form.caseNumber}`)).status).toBe(401);
  const mine = form.caseNumber;
  const stranger = await officer();
  const theirs = await stranger.fetch(`/api/verification-status/${mine}`);
  const nobodys = await stranger.fetch("/api/verification-status/NO-SUCH-CASE");
  expect([theirs.status, nobodys.status]).toEqual([404, 404]);
  const plain = async (response: Response) => ({ ...(await response.json()), requestId: "" });
  expect(await plain(theirs)).toEqual(await plain(nobodys));
  expect((await own(stranger))?.id).not.toBe(person.id);
});

test("a thirty-first form from one address waits, and so does a fourth for one case", async () => {
  const form = filledForm();
  const submit = async () => submitOfficerVerification(await (await callerAt()).context(), filledForm());
  for (let n = 0; n < 30; n += 1) await submit();
  expect(await refusal(submit())).toMatch(/^RATE_LIMITED: Many people share your network/);
  after(61 * minute);
  await submit();

  for (const host of [11, 12, 13])
    await submitOfficerVerification(await (await callerAt(host)).context(), form);
  const fourth = await callerAt(14);
  expect(await refusal(submitOfficerVerification(await fourth.context(), form))).toContain("RATE_LIMITED");
  expect((await fourth.context()).viewer.kind).toBe("visitor");
});

test("the same officer resubmits a pending case: one case, a new email, and the older link is replaced", async () => {
  const person = await officer();
  const { form } = person;
  const older = await linkOf(person.id);
  after(minute);
  const again = await submitOfficerVerification(await person.context(), {
    ...form,
    supervisorName: "Kim Vale",
    supervisorEmail: "kim@austintexas.gov",
  });
  expect(again.id).toBe(person.id);
  expect(
    await lab.db.officer.count({ where: { verifications: { some: { caseNumber: form.caseNumber } } } }),
  ).toBe(1);
  expect((await answer(older)).status).toBe(410);
  expect(await statusOf(person.id)).toBe("pending");
  expect((await answer(await linkOf(person.id))).status).toBe(200);
  expect(await statusOf(person.id)).toBe("verified");
});

test("another person in the same browser is another officer with their own session", async () => {
  const person = await officer();
  const before = (await person.context()).viewer;
  const other = await submitOfficerVerification(await person.context(), {
    ...person.form,
    badgeNumber: "9000",
  });
  expect(other.id).not.toBe(person.id);
  if (before.kind !== "officer") throw new Error("no officer");
  expect(
    (await lab.db.session.findUniqueOrThrow({ where: { id: before.sessionId } })).endedAt,
  ).not.toBeNull();
});

test("the officer's screen gets the answer, and no other officer does", async () => {
  const person = await officer();
  const other = await officer();
  const longAfter = (context: Context): Context => ({
    ...context,
    events: { ...context.events, recently: async () => [] },
  });
  const mine = watchVerification(longAfter(await person.context()));
  const theirs = watchVerification(longAfter(await other.context()));
  const heardMine = mine.next();
  const heardTheirs: unknown[] = []; // announcements of their own form may still arrive
  void (async () => {
    for await (const change of theirs) heardTheirs.push(change);
  })();
  await new Promise((done) => setTimeout(done, 20));
  await answer(await linkOf(person.id));
  expect((await heardMine).value).toEqual({ verificationId: person.id });
  await new Promise((done) => setTimeout(done, 50));
  expect(heardTheirs).not.toContainEqual({ verificationId: person.id });
});

test("a mail server outage stops no one: the case is stored, and its email waits", async () => {
  const person = await officer();
  const mailer = {
    ...lab.mailer,
    send: async () => {
      throw new Error("connection refused");
    },
  };
  const context = { ...(await person.context()), mailer };
  while ((await deliverDue(context)) > 0); // also what other tests left
  expect(await mailsOf(person.id)).toMatchObject([{ state: "queued", tries: 1 }]);
  expect(await own(person)).toMatchObject({ status: "pending" });
  await answer(await linkOf(person.id));
  expect(await statusOf(person.id)).toBe("verified");
});
