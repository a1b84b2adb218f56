import { expect, test } from "vitest";
import { workMsPerMinute } from "../counter.ts";
import { createLimits, maxWorkMs, OutOfBudget } from "./call-limits.ts";
import { headersOf } from "./refusals.ts";

const station = "198.51.100.7";
const visitor = { kind: "visitor" } as const;
const citizen = (sessionId: number) => ({ kind: "citizen", sessionId, citizenId: sessionId }) as const;
const refused = (work: Promise<void>) =>
  work.then(
    () => false,
    () => true,
  );

/** How many of a number of consecutive calls are let through. */
async function letThrough(calls: number, call: () => Promise<void>) {
  let through = 0;
  for (let n = 0; n < calls; n += 1) if (!(await refused(call()))) through += 1;
  return through;
}

test("a network of visitors has a generous limit", async () => {
  const limits = createLimits();
  expect(await letThrough(4000, () => limits.call({ ip: station }, undefined))).toBe(3000);
  expect(await refused(limits.call({ ip: "203.0.113.9" }, undefined))).toBe(false);
});

test("a signed-in caller counts by session, whatever the neighbors do, and with a made-up cookie by network", async () => {
  const limits = createLimits();
  await limits.call({ ip: station }, "token-1");
  await limits.session(1, "token-1");
  await letThrough(3001, () => limits.call({ ip: station }, undefined));
  expect(await refused(limits.call({ ip: station }, "token-1"))).toBe(false);
  expect(await refused(limits.call({ ip: station }, "made-up"))).toBe(true);
  expect(await letThrough(2000, () => limits.session(1, "token-1"))).toBe(1199);
  expect(await refused(limits.session(2, "token-2"))).toBe(false);
});

test("writes are counted in the same way", async () => {
  const limits = createLimits();
  expect(await letThrough(1000, () => limits.write({ ip: station, viewer: visitor }))).toBe(600);
  expect(await letThrough(400, () => limits.write({ ip: station, viewer: citizen(1) }))).toBe(240);
  expect(await refused(limits.write({ ip: station, viewer: citizen(2) }))).toBe(false);
});

test("addresses of one IPv6 network are one", async () => {
  const limits = createLimits();
  let n = 0;
  expect(
    await letThrough(3100, () => limits.call({ ip: `2001:db8::${(n++).toString(16)}` }, undefined)),
  ).toBe(3000);
});

test("refuses a network that has used up its processor time, with a time to retry, and no others", async () => {
  let spent = 0;
  const limits = createLimits(undefined, () => spent);
  const search = () => limits.work(station, async () => void (spent += 1000));
  for (let n = 0; n < workMsPerMinute / maxWorkMs; n += 1) await search();
  const refusal = await search().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(OutOfBudget);
  expect(headersOf(refusal as OutOfBudget)["retry-after"]).toMatch(/^[1-9]\d?$/);
  expect((refusal as OutOfBudget).message).toMatch(/wait a minute/);
  expect(await limits.work("203.0.113.9", async () => "read")).toBe("read");
});
