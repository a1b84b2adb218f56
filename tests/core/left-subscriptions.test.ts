import { parse, subscribe, type ExecutionResult } from "graphql";
import { expect, test, vi } from "vitest";
import { adminRoles } from "../../graph/core/access/roles.shared.ts";
import { schema } from "../../graph/app/schema.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../harness/people.ts";
import { operationOf } from "../harness/sample-operations.ts";

const lab = useKernel();

/** The listeners that were added to any topic from now on, and not removed. */
function countListeners() {
  const open = new Set<string>();
  const nameOf = (target: unknown, type: string, listener: unknown) =>
    `${type} ${idOf(target)} ${idOf(listener)}`;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, "addEventListener").mockImplementation(function (
    this: EventTarget,
    ...given
  ) {
    if (given[0] !== "abort") open.add(nameOf(this, given[0], given[1]));
    addEventListener.apply(this, given);
  });
  vi.spyOn(EventTarget.prototype, "removeEventListener").mockImplementation(function (
    this: EventTarget,
    ...given
  ) {
    open.delete(nameOf(this, given[0], given[1]));
    removeEventListener.apply(this, given);
  });
  return open;
}
const ids = new WeakMap<object, number>();
let known = 0;
function idOf(one: unknown): number {
  const id = ids.get(one as object) ?? (known += 1);
  ids.set(one as object, id);
  return id;
}

async function open(caller: Caller, document: string): Promise<AsyncGenerator<ExecutionResult>> {
  const contextValue = await caller.context();
  const events = await subscribe({ schema, document: parse(document), contextValue });
  if (!(Symbol.asyncIterator in events)) throw new Error(`${document}: ${JSON.stringify(events.errors)}`);
  return events as AsyncGenerator<ExecutionResult>;
}

/** These listen to no topic: the chat's answer, and the log, which is read at intervals. */
const withoutTopic = ["chatAnswer", "activityLogged"];

test("a subscription stops listening when its subscriber leaves, without another announcement", async () => {
  const [officer, admin] = [await signInOfficer(lab), await signInAdmin(lab, { roles: [...adminRoles] })];
  const number = await fileRequest(lab, officer);
  const listening = countListeners();
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
  const stillListening: string[] = [];
  for (const field of fields.filter(({ name }) => !withoutTopic.includes(name))) {
    const document = operationOf("subscription", field, { id: "UmVxdWVzdDox", number });
    const isOfficers = /^(?:verificationChanged|request)/.test(field.name);
    const events = await open(isOfficers ? officer : admin, document);
    const first = events.next();
    await vi.waitFor(() => expect([field.name, listening.size > 0]).toEqual([field.name, true]), 10_000);
    void events.return(undefined);
    await vi.waitFor(() => expect(listening.size).toBe(0), 3000).catch(() => stillListening.push(field.name));
    listening.clear();
    void first.catch(() => {});
  }
  expect(stillListening).toEqual([]);
});
