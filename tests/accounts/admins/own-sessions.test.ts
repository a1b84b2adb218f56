import { beforeEach, expect, test } from "vitest";
import { openSession } from "../../../graph/core/sessions/sessions.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeEach(() => lab.setNow(new Date("2027-03-01T12:00:00Z")));

const list = "{ ownSessions { id isCurrent browser system ip } }";
const end = "mutation ($input: EndSessionInput!) { endSession(input: $input) { ended } }";

/** Two more devices of the same administrator. */
async function threeDevices() {
  const here = await signInAdmin(lab);
  const others = [await lab.visitor(), await lab.visitor()];
  for (const other of others)
    (await openSession(await other.context(), lab.db, { adminId: here.adminId })).enter();
  const [second, third] = others as [Caller, Caller];
  return [here, second, third] as const;
}

test("lists the own sessions, ends one of them, then all others", async () => {
  const [here, second, third] = await threeDevices();
  const { data } = await ask(here, list);
  expect(data.ownSessions).toHaveLength(3);
  expect(data.ownSessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  const { sessionId } = (await second.context()).viewer as { sessionId: number };
  const heard = lab.events.subscribe("sessionEnded");
  const next = heard.next();
  expect(
    (await ask(here, end, { input: { id: globalId("Session", sessionId) } })).data.endSession.ended,
  ).toBe(1);
  expect((await next).value).toEqual({ sessionId });
  await heard.return();
  expect((await second.context()).viewer.kind).toBe("visitor");
  expect((await ask(here, end, { input: { id: globalId("Session", sessionId) } })).code).toBe("NOT_FOUND");
  expect((await ask(here, "mutation { endOtherSessions { ended } }")).data.endOtherSessions.ended).toBe(1);
  expect((await third.context()).viewer.kind).toBe("visitor");
  expect((await here.context()).viewer.kind).toBe("admin");
});

test("no one sees or ends another person's session, nor their own current one this way", async () => {
  const [here, other, officer] = [await signInAdmin(lab), await signInAdmin(lab), await signInOfficer(lab)];
  for (const [caller, target] of [
    [here, other],
    [officer, here],
    [here, officer],
    [here, here],
  ] as const) {
    const { sessionId } = (await target.context()).viewer as { sessionId: number };
    const id = globalId("Session", sessionId);
    expect((await ask(caller, end, { input: { id } })).code).toBe("NOT_FOUND");
    if (caller !== target)
      expect(
        (await ask(caller, "query ($id: ID!) { node(id: $id) { id } }", { id })).data?.node ?? null,
      ).toBeNull();
  }
  expect((await ask(await lab.visitor(), list)).code).toBe("UNAUTHENTICATED");
  expect((await here.context()).viewer.kind).toBe("admin");
});

test("a session that expired is not listed", async () => {
  const [here] = await threeDevices();
  lab.setNow(new Date(lab.now().getTime() + (lab.config().sessionTimeoutMinutes - 1) * minuteMs));
  await here.context();
  lab.setNow(new Date(lab.now().getTime() + 2 * minuteMs));
  expect((await ask(here, list)).data.ownSessions).toHaveLength(1);
});
