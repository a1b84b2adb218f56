import { parse, subscribe, type ExecutionResult } from "graphql";
import { beforeAll, expect, test, vi } from "vitest";
import { fieldsOfAgencies } from "../../../graph/app/agency-access.ts";
import { schema } from "../../../graph/app/schema.ts";
import { audienceOf } from "../../../graph/core/access/plugin.ts";
import { watchedTopics } from "../../../graph/core/events/announcements.ts";
import { adminRoles } from "../../../shared/core/access/roles.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { globalId, signInAdmin } from "../../harness/people.ts";
import { forEveryone, openTwoAgencies, toldOf } from "../../harness/requests/two-agencies.ts";
import { operationOf } from "../../harness/sample-operations.ts";

/*
 * Every subscription, opened by an administrator of agency A, while everything of agency B's case
 * changes. Someone of the whole program listens beside them, so that silence is not the reason.
 */

const lab = useKernel();
let ofA: Caller;
let program: Caller;
let two: Awaited<ReturnType<typeof openTwoAgencies>>;
/** Each topic with what changed in B's case. */
let newsOfB: Record<string, Record<string, number | string>>;

beforeAll(async () => {
  two = await openTwoAgencies(lab);
  ofA = two.ofA;
  program = await signInAdmin(lab, { roles: [...adminRoles] });
  const { number, rows } = two;
  const { verificationId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const note = await lab.db.caseNote.findFirst({ where: { requestId: number }, select: { id: true } });
  newsOfB = {
    requestChanged: { id: number },
    verificationChanged: { verificationId: verificationId ?? 0 },
    taskChanged: { id: rows["DeskTask"] ?? 0 },
    inboxChanged: { key: `response-${rows["RecipientResponse"]}` },
    caseNoted: { noteId: note?.id ?? 0 },
  };
}, 120_000);

/** What a subscription has sent so far. */
async function listen(caller: Caller, document: string) {
  const opened = await subscribe({
    ...{ schema, document: parse(document), contextValue: await caller.context() },
  });
  if (!(Symbol.asyncIterator in opened)) return { refusal: opened.errors?.[0]?.extensions["code"] };
  const answers: ExecutionResult[] = [];
  const values = opened as AsyncGenerator<ExecutionResult>;
  const reading = (async () => {
    for await (const value of values) answers.push(value);
  })().catch(() => {});
  return {
    answers,
    async end() {
      void values.return(undefined);
      await Promise.race([reading, new Promise((done) => setTimeout(done, 100))]);
    },
  };
}

const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
/** Their answers name what changed. The others are counts and times, or about the caller alone. */
const namesWhatChanged = ["officerCaseChanged", "requestsChanged", "taskChanged", "trackedRequestChanged"];

test.each(fields)("$name tells nothing of another agency", async (field) => {
  const { name } = field;
  const document = operationOf("subscription", field, {
    ...{ id: globalId("EmergencyRequest", two.number), number: two.number },
  });
  const heard = await listen(ofA, document);
  const isOpen = fieldsOfAgencies.has(name) || forEveryone.has(audienceOf(field));
  if (!isOpen) return expect(heard.refusal).toBe("FORBIDDEN");
  // A subscription that names the request itself.
  if (name === "requestChanged") return expect(heard.refusal).toBe("NOT_FOUND");
  if (!heard.answers) return expect(heard.refusal).toBeDefined();
  const beside = await listen(program, document);
  for (const topic of watchedTopics) if (newsOfB[topic]) lab.events.publish(topic, newsOfB[topic] as never);
  if (namesWhatChanged.includes(name))
    await vi.waitFor(() => expect(JSON.stringify(beside.answers)).toContain(two.caseId), 10_000);
  await new Promise((done) => setTimeout(done, 300));
  await heard.end();
  await beside.end?.();
  const told = JSON.stringify(heard.answers);
  expect(toldOf(two.caseId, told), told.slice(0, 400)).toEqual([]);
  if (namesWhatChanged.includes(name)) expect(heard.answers.filter(({ data }) => data?.[name])).toEqual([]);
});

test("what changes in the agency's own case arrives, and only that", async () => {
  const heard = await listen(ofA, "subscription { trackedRequestChanged { number } }");
  for (const id of [two.number, two.own]) lab.events.publish("requestChanged", { id });
  await vi.waitFor(() => expect(heard.answers?.length).toBeGreaterThan(0), 10_000);
  await heard.end?.();
  const told = new Set(heard.answers?.map(({ data }) => JSON.stringify(data?.["trackedRequestChanged"])));
  expect([...told]).toEqual([JSON.stringify({ number: two.own })]);
});
