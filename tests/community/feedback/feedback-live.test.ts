import { parse, subscribe, type ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../../graph/app/schema.ts";
import { submitFeedback } from "../../../graph/community/feedback/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();

const write = async () =>
  submitFeedback(await (await lab.visitor()).context(), {
    feedbackType: "concern",
    agency: "Brackwater Police",
    feedback: "They kept me waiting for hours.",
  });

async function firstHeardBy(caller: Caller): Promise<unknown> {
  const document = parse("subscription { feedbackChanged { receipt } }");
  const contextValue = await caller.context();
  const events = await subscribe({ schema, document, contextValue });
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events.errors));
  const { value } = await (events as AsyncGenerator<ExecutionResult>).next();
  await (events as AsyncGenerator).return(undefined);
  return (value as ExecutionResult).data;
}

test("feedback written after a page was read and before it subscribed is reported", async () => {
  const admin = await signInAdmin(lab);
  const { receipt } = await write();
  expect(await firstHeardBy(admin)).toEqual({ feedbackChanged: { receipt } });
});
