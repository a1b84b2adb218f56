import { parse, subscribe, type ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../../graph/app/schema.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();

test("a subscriber gets one notification for many changes, the next some seconds later, and an officer none", async () => {
  const watch = async (caller: { context: () => Promise<unknown> }) =>
    subscribe({
      schema,
      document: parse("subscription { analyticsChanged }"),
      contextValue: await caller.context(),
    });
  expect(Symbol.asyncIterator in (await watch(await signInOfficer(lab)))).toBe(false);
  const admin = await signInAdmin(lab);
  const events = (await watch(admin)) as AsyncGenerator<ExecutionResult>;
  const heard: ExecutionResult[] = [];
  const listening = (async () => {
    for await (const event of events) heard.push(event);
  })();
  // More than may queue for a slow subscriber.
  for (let id = 1; id <= 3000; id++) {
    lab.events.publish("requestChanged", { id });
    if (id % 100 === 0) await new Promise(setImmediate);
  }
  await expect.poll(() => heard.length, { timeout: 3000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(heard).toHaveLength(1);
  // Later changes cause one more notification.
  lab.events.publish("requestChanged", { id: 1 });
  await expect.poll(() => heard.length, { timeout: 8000 }).toBe(2);
  // A deactivated account receives nothing more.
  await lab.db.admin.update({ where: { id: admin.adminId }, data: { isActive: false } });
  lab.events.publish("requestChanged", { id: 2 });
  await listening;
  expect(heard).toHaveLength(2);
}, 30_000);
