import { parse, subscribe, type ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../../graph/app/schema.ts";
import { useCases } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, forgetRecentEvents, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const { officer, linkOf, answer } = useCases(lab);

const list = "subscription { requestsChanged { number viewerCanDecide } }";
const page = (number: number) =>
  `subscription { requestChanged(number: ${number}) { number viewerCanDecide isCaseRejected } }`;
const own = "subscription { verificationChanged { status } }";

/** What a screen receives from now on. */
async function listen(caller: Caller, document: string) {
  forgetRecentEvents(caller);
  const events = await subscribe({
    schema,
    document: parse(document),
    contextValue: await caller.context(),
  });
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events.errors));
  const got: unknown[] = [];
  void (async () => {
    for await (const { data } of events as AsyncIterable<ExecutionResult>)
      got.push(Object.values(data ?? {})[0]);
  })();
  return got;
}

test.for(["verified", "rejected"] as const)(
  "each screen that may show the request gets the supervisor's answer: %s",
  async (decision) => {
    const person = await officer();
    const number = await fileRequest(lab, person);
    const link = await linkOf(person.id);
    const stranger = await signInOfficer(lab);
    const citizen = await lab.visitor();
    await fileRequest(lab, citizen, { victimInfo: false });
    const screens = {
      case: await listen(person, own),
      page: await listen(person, page(number)),
      list: await listen(person, list),
      desk: await listen(await signInAdmin(lab), list),
      stranger: await listen(stranger, list),
      citizen: await listen(citizen, list),
    };
    await answer(link, { decision });

    const isVerified = decision === "verified";
    await expect.poll(() => screens.case).toContainEqual({ status: decision });
    await expect
      .poll(() => screens.page)
      .toContainEqual({ number, viewerCanDecide: isVerified, isCaseRejected: !isVerified });
    await expect.poll(() => screens.list).toContainEqual({ number, viewerCanDecide: isVerified });
    await expect.poll(() => screens.desk).toContainEqual({ number, viewerCanDecide: true });
    // Updates about the citizen's own request may still arrive.
    for (const got of [screens.stranger, screens.citizen])
      expect(got).not.toContainEqual(expect.objectContaining({ number }));
  },
);

test("a trusted officer of the agency who has opened the request gets the answer, too", async () => {
  const colleague = await signInOfficer(lab, { supervisorEmail: "chief@austintexas.gov" });
  const person = await officer();
  const number = await fileRequest(lab, person);
  await answer(await linkOf(person.id));
  const got = await listen(colleague, page(number));
  lab.events.publish("requestChanged", { id: number });
  await expect.poll(() => got).toContainEqual({ number, viewerCanDecide: true, isCaseRejected: false });
});
