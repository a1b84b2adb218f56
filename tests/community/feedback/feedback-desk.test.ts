import { beforeAll, beforeEach, expect, test } from "vitest";
import { submitFeedback } from "../../../graph/community/feedback/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const email = "ana@example.org";
const list = `query ($filter: FeedbackFilter) {
  feedback(filter: $filter) {
    totalCount
    edges { node { id receipt agency text feedbackType wantsFollowUp hasContact state ownerName isMine note } }
  }
}`;
const acts = ["openFeedbackContact", "takeFeedback", "releaseFeedback", "handleFeedback", "reopenFeedback"];
const act = (name: string) => {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const answer =
    name === "openFeedbackContact"
      ? "{ email phone }"
      : "{ feedback { state ownerName isMine note handledAt } }";
  return `mutation ($input: ${input}!) { ${name}(input: $input) ${answer} }`;
};
const run = (caller: Caller, name: string, id: number, note?: string) =>
  ask(caller, act(name), { input: { id: globalId("Feedback", id), ...(note !== undefined && { note }) } });

beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.db.feedback.deleteMany());

async function write(form: Record<string, unknown> = {}) {
  const { receipt } = await submitFeedback(await (await lab.visitor()).context(), {
    feedbackType: "concern",
    agency: "Brackwater Police",
    feedback: "They kept me waiting for hours.",
    wantFollowUp: false,
    ...form,
  });
  return lab.db.feedback.findUniqueOrThrow({ where: { receipt } });
}

test("finds feedback by its receipt, claims, follows up, and closes it; nothing goes to the agency", async () => {
  const { id, receipt } = await write({ wantFollowUp: true, email, phone: "415 555 0132" });
  await write({ agency: "Elm County Sheriff", feedbackType: "positive" });
  const admin = await signInAdmin(lab);
  const { data } = await ask(admin, list, { filter: { search: receipt.toLowerCase() } });
  expect(data.feedback.totalCount).toBe(1);
  expect(data.feedback.edges[0].node).toMatchObject({
    receipt,
    hasContact: true,
    state: "open",
    ownerName: null,
  });
  expect(JSON.stringify(data)).not.toMatch(/ana@|555 ?0132/);
  const total = async (filter: Record<string, unknown>) =>
    (await ask(admin, list, { filter })).data.feedback.totalCount;
  expect(await total({ feedbackType: "positive" })).toBe(1);
  expect(await total({ view: "followUp" })).toBe(1);
  expect(await total({ search: "elm county" })).toBe(1);
  expect(await total({ search: email })).toBe(0);

  expect((await run(admin, "handleFeedback", id, "Called")).message).toBe(
    "No one is handling this feedback. Claim it first.",
  );
  const taken = await run(admin, "takeFeedback", id);
  expect(taken.data.takeFeedback.feedback).toMatchObject({ state: "open", isMine: true });
  expect((await run(admin, "openFeedbackContact", id)).data.openFeedbackContact).toEqual({
    email,
    phone: "415 555 0132",
  });
  expect((await run(admin, "handleFeedback", id, " ")).fields).toEqual({
    note: ["Please enter how it was handled"],
  });
  const handled = await run(admin, "handleFeedback", id, "Spoke with her.");
  expect(handled.data.handleFeedback.feedback).toMatchObject({ state: "handled", note: "Spoke with her." });
  expect((await run(admin, "takeFeedback", id)).message).toBe("This feedback is already handled.");
  const again = await run(admin, "reopenFeedback", id);
  expect(again.data.reopenFeedback.feedback).toMatchObject({ state: "open", isMine: true, handledAt: null });
  expect((await run(admin, "reopenFeedback", id)).message).toBe("This feedback is already open.");
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "feedback", resourceId: String(id) },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    "feedback.submitted",
    "feedback.taken",
    "feedback.contact-read",
    "feedback.handled",
    "feedback.reopened",
  ]);
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toMatch(/ana@|555|waiting|Spoke/);
  expect(await lab.db.message.count()).toBe(0);
});

test("if two claim it at once one wins; only the owner, or a super administrator, releases it", async () => {
  const { id } = await write();
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const answers = await Promise.all(admins.map((admin) => run(admin, "takeFeedback", id)));
  const at = answers.findIndex(({ code }) => code === "CONFLICT");
  expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(1);
  const slower = admins[at]!;
  expect(answers[at]?.message).toMatch(/^admin\d+@fund\.example is handling this feedback\.$/);
  expect((await run(slower, "releaseFeedback", id)).code).toBe("CONFLICT");
  expect((await run(slower, "handleFeedback", id, "Done")).code).toBe("CONFLICT");
  const head = await signInAdmin(lab, { role: "super_admin" });
  expect((await run(head, "releaseFeedback", id)).data.releaseFeedback.feedback.ownerName).toBeNull();
  expect((await run(slower, "takeFeedback", id)).code).toBeUndefined();
});

test("only administrators read or change it; invalid IDs are rejected", async () => {
  const { id } = await write({ email });
  for (const [person, code] of [
    [await lab.visitor(), "UNAUTHENTICATED"],
    [await signInOfficer(lab), "FORBIDDEN"],
    [await signInAdmin(lab, { mustChangePassword: true }), "FORBIDDEN"],
  ] as const) {
    expect((await ask(person, list)).code).toBe(code);
    for (const name of acts) {
      const answer = await run(person, name, id, name === "handleFeedback" ? "x" : undefined);
      expect(answer.code).toBe(code);
      expect(JSON.stringify(answer)).not.toMatch(/ana@|Brackwater/);
    }
    expect((await ask(person, `{ node(id: "${globalId("Feedback", id)}") { id } }`)).code).toBeDefined();
  }
  expect(await lab.db.feedback.findUnique({ where: { id } })).toMatchObject({
    state: "open",
    ownerName: null,
  });
  const admin = await signInAdmin(lab);
  for (const name of acts) {
    const note = name === "handleFeedback" ? "x" : undefined;
    expect((await run(admin, name, 999_999, note)).code).toBe("NOT_FOUND");
  }
  expect((await ask(admin, act("takeFeedback"), { input: { id: globalId("Event", id) } })).code).toBe(
    "INVALID",
  );
});
