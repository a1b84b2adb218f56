import { beforeAll, beforeEach, expect, test } from "vitest";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, fileRequest, rowsOf, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const list = `query ($filter: CommunicationThreadFilter, $first: Int, $after: String) {
  communicationThreads(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    counts { needsAnswer urgent failed mine all }
    edges { node { id waiting isUrgent latest { id preview caseId recipientKey } } }
  }
}`;
const open = `mutation ($input: OpenCommunicationThreadInput!) { openCommunicationThread(input: $input) { texts { communicationId message letterNumber } } }`;
const hold = `mutation ($input: HoldReplyInput!) { holdReply(input: $input) { writer { name } } }`;
const markRead = `mutation ($input: MarkThreadsReadInput!) { markThreadsRead(input: $input) { results { id refusal } } }`;
const respond = `mutation ($input: RespondToCommunicationInput!) { respondToCommunication(input: $input) { communication { replies } } }`;

interface Row {
  id: string;
  waiting: number;
  isUrgent: boolean;
  latest: { id: string; preview: string; caseId: string | null; recipientKey: string | null };
}
let admin: Awaited<ReturnType<typeof signInAdmin>>;
let other: Awaited<ReturnType<typeof signInAdmin>>;
let request: number;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  other = await signInAdmin(lab);
});
beforeEach(async () => {
  await lab.db.recipientResponse.deleteMany();
  await lab.db.callbackRequest.deleteMany();
  await lab.db.caseOwner.deleteMany();
  request = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.message.deleteMany();
});

const threads = async (filter: object = {}, caller: Caller = admin, page: object = {}) => {
  const { data, message } = await ask(caller, list, { filter, ...page });
  expect(message).toBeUndefined();
  const { counts, totalCount, pageInfo } = data.communicationThreads;
  return { rows: rowsOf<Row>(data.communicationThreads), counts, totalCount, pageInfo };
};
let minutes = 0;
const answer = (content: string, more: object = {}) =>
  lab.db.recipientResponse.create({
    data: {
      ...{ requestId: request, responseType: "email", recipientType: "victim", sender: "Noor", content },
      createdAt: new Date(Date.parse("2027-01-05T10:00:00Z") + ++minutes * 60_000),
      ...more,
    },
  });
const call = (name: string, more: object = {}) =>
  lab.db.callbackRequest.create({
    data: { name, phone: "+15125550166", requestType: "general", sessionKey: name, ...more },
  });

test("feedback whose writer wants an answer needs one, and is not urgent", async () => {
  const wanted = { receipt: "FB-2026-770001", feedbackType: "concern", wantsFollowUp: true } as const;
  const { id } = await lab.db.feedback.create({
    data: { ...wanted, agency: "City", feedback: "Please write to me" },
  });
  const { rows, counts } = await threads();
  expect(rows).toMatchObject([{ id: `feedback-${id}`, waiting: 1, isUrgent: false }]);
  expect(counts).toMatchObject({ needsAnswer: 1, urgent: 0 });
  await lab.db.feedback.delete({ where: { id } });
});

test("messages of one case are one thread, urgent ones lead, and each view has its number", async () => {
  await answer("The first answer");
  await answer("The second answer");
  const quiet = request;
  const caller = await call("Kim Caller");
  request = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.message.deleteMany();
  await answer("The code is refused", { isProblem: true, createdAt: new Date("2027-01-01") });
  const { rows, counts, totalCount } = await threads();
  expect(rows.map(({ id, waiting, isUrgent }) => [id, waiting, isUrgent])).toEqual([
    [`request-${request}`, 1, true],
    [`request-${quiet}`, 2, false],
    [`callback-${caller.id}`, 1, false],
  ]);
  expect(rows[1]?.latest).toMatchObject({
    preview: "The second answer",
    recipientKey: `victim-${quiet}`,
  });
  expect(totalCount).toBe(3);
  expect(counts).toEqual({ needsAnswer: 3, urgent: 1, failed: 0, mine: 0, all: 3 });
  expect((await threads({ view: "urgent" })).rows.map(({ id }) => id)).toEqual([`request-${request}`]);
  expect((await threads({ search: "second" })).rows.map(({ id }) => id)).toEqual([`request-${quiet}`]);
  const first = await threads({}, admin, { first: 2 });
  const rest = await threads({}, admin, { first: 2, after: first.pageInfo.endCursor });
  expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test("mine are the threads of the reader's own cases", async () => {
  await answer("About my case");
  await call("Someone");
  const { adminId } = (await admin.context()).viewer as { adminId: number };
  await lab.db.caseOwner.create({ data: { requestId: request, adminId, by: "admin" } });
  expect((await threads({ view: "mine" })).rows.map(({ id }) => id)).toEqual([`request-${request}`]);
  expect((await threads({ view: "mine" }, other)).rows).toEqual([]);
  expect((await threads({}, other)).counts.mine).toBe(0);
});

test("opening a thread returns its texts once, and is logged", async () => {
  const long = "word ".repeat(60).trim();
  const { id } = await answer(long);
  const { data } = await ask(admin, open, { input: { thread: `request-${request}` } });
  expect(data.openCommunicationThread.texts).toEqual([
    { communicationId: `response-${id}`, message: long, letterNumber: null },
  ]);
  const logged = await lab.db.auditEntry.findMany({
    where: { action: "message.read", resourceId: String(request) },
  });
  expect(logged).toHaveLength(1);
  for (const thread of [
    "request-999999",
    "callback-999999",
    "request-0",
    "x",
    "'; --",
    `request-${"9".repeat(30)}`,
  ])
    expect((await ask(admin, open, { input: { thread } })).code).toBe("NOT_FOUND");
  const auditor = await signInAdmin(lab, { roles: ["auditor"] });
  expect((await ask(auditor, open, { input: { thread: `request-${request}` } })).code).toBe("FORBIDDEN");
  expect((await threads({}, auditor)).rows).toHaveLength(1);
});

test("one administrator at a time holds a reply, until they end, take over or leave it for long", async () => {
  await answer("Please answer");
  const thread = `request-${request}`;
  const signal = async (caller: Caller, input: object) => {
    const { data, message } = await ask(caller, hold, { input: { thread, ...input } });
    expect(message).toBeUndefined();
    return data.holdReply.writer?.name ?? null;
  };
  const both = await Promise.all([signal(admin, { isWriting: true }), signal(other, { isWriting: true })]);
  expect(both.filter((name) => name === null)).toHaveLength(1);
  const [first, second] = both[0] === null ? [admin, other] : [other, admin];
  const { username } = (await first.context()).viewer as { username: string };
  expect(await signal(second, { isWriting: false })).toBe(username);
  // One who only looks ends nothing.
  expect(await signal(second, { isWriting: true })).toBe(username);
  expect(await signal(second, { isWriting: true, takesOver: true })).toBeNull();
  expect(await signal(first, { isWriting: true })).not.toBeNull();
  expect(await signal(second, { isWriting: false })).toBeNull();
  expect(await signal(first, { isWriting: true })).toBeNull();
  await lab.db.replyWriter.updateMany({ data: { seenAt: new Date(Date.now() - 60_000) } });
  expect(await signal(second, { isWriting: false })).toBeNull();
  expect((await ask(admin, hold, { input: { thread: "request-999999", isWriting: true } })).code).toBe(
    "NOT_FOUND",
  );
});

test("of two replies at once one is sent", async () => {
  const { id } = await answer("Please answer");
  const input = { id: `response-${id}`, method: "email", content: "We are on it.", repliesSeen: 0 };
  const both = await Promise.all([ask(admin, respond, { input }), ask(other, respond, { input })]);
  expect(both.filter(({ code }) => code === "CONFLICT")).toHaveLength(1);
  expect(both.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(await lab.db.message.count({ where: { kind: "reply" } })).toBe(1);
  expect((await threads()).rows).toEqual([]);
});

test("several threads are marked as read at once, and the refused ones are named", async () => {
  await answer("The first answer");
  await answer("The second answer");
  const { id } = await call("Kim Caller");
  const ids = [`request-${request}`, `callback-${id}`, "callback-999999"];
  const { data } = await ask(admin, markRead, { input: { ids } });
  expect(data.markThreadsRead.results).toEqual([
    { id: ids[0], refusal: null },
    { id: ids[1], refusal: null },
    { id: ids[2], refusal: expect.any(String) },
  ]);
  expect((await threads()).rows).toEqual([]);
  const readers = await lab.db.recipientResponse.findMany({ select: { acknowledgedBy: true } });
  expect(new Set(readers.map(({ acknowledgedBy }) => acknowledgedBy)).size).toBe(1);
  const many = Array.from({ length: 51 }, (_, at) => `request-${at + 1}`);
  for (const wrong of [[], [ids[0], ids[0]], many])
    expect((await ask(admin, markRead, { input: { ids: wrong } })).code).toBe("INVALID");
});
