import { parse, subscribe, type ExecutionResult } from "graphql";
import { expect, test, vi } from "vitest";
import { adminRoles } from "../../shared/core/access/roles.ts";
import { schema } from "../../graph/app/schema.ts";
import { createEvents } from "../../graph/core/events/pub-sub.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../harness/people.ts";
import { operationOf } from "../harness/sample-operations.ts";

/** Counts the listeners to all topics. */
class CountingTarget extends EventTarget {
  listeners = 0;
  override addEventListener(...given: Parameters<EventTarget["addEventListener"]>) {
    this.listeners += 1;
    super.addEventListener(...given);
  }
  override removeEventListener(...given: Parameters<EventTarget["removeEventListener"]>) {
    this.listeners -= 1;
    super.removeEventListener(...given);
  }
}
const topics = new CountingTarget();
/** Nothing is announced here, so a new subscriber gets no recent announcement. */
const events = createEvents({ eventTarget: topics });
const lab = useKernel();

async function open(caller: Caller, document: string): Promise<AsyncGenerator<ExecutionResult>> {
  const contextValue = { ...(await caller.context()), events };
  const opened = await subscribe({ schema, document: parse(document), contextValue });
  if (!(Symbol.asyncIterator in opened)) throw new Error(`${document}: ${JSON.stringify(opened.errors)}`);
  return opened as AsyncGenerator<ExecutionResult>;
}

/** These listen to no topic: the chat's answer, and the log, which is read at intervals. */
const withoutTopic = ["chatAnswer", "activityLogged"];

test("a subscription stops listening when its subscriber leaves, without another announcement", async () => {
  const [officer, admin] = [await signInOfficer(lab), await signInAdmin(lab, { roles: [...adminRoles] })];
  const number = await fileRequest(lab, officer);
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
  const stillListening: string[] = [];
  for (const field of fields.filter(({ name }) => !withoutTopic.includes(name))) {
    const document = operationOf("subscription", field, { id: "UmVxdWVzdDox", number });
    const isOfficers = /^(?:verificationChanged|request)/.test(field.name);
    const opened = await open(isOfficers ? officer : admin, document);
    const before = topics.listeners;
    const first = opened.next();
    await expect.poll(() => topics.listeners, { message: field.name, timeout: 10_000 }).not.toBe(before);
    void opened.return(undefined);
    const left = vi.waitFor(() => expect(topics.listeners).toBe(before), 3000);
    await left.catch(() => stillListening.push(field.name));
    void first.catch(() => {});
  }
  expect(stillListening).toEqual([]);
});
