import { beforeEach, expect, test, vi } from "vitest";
import { hasReturn, keepReturn, takeReturn } from "./returnAddress.ts";

const named = { badgeNumber: "BW-56160", caseNumber: "BW-2026-118" };
const left = { who: "robin", path: "/new-request" };

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("isSecureContext", true);
});

test("who names the same badge and case returns to the page, once", async () => {
  await keepReturn(left, named);
  expect(hasReturn()).toBe(true);
  expect(sessionStorage.getItem("safevoice-return")).not.toMatch(/BW-/i);
  expect(await takeReturn({ badgeNumber: " bw-56160 ", caseNumber: "bw-2026-118" })).toEqual(left);
  expect([hasReturn(), await takeReturn(named)]).toEqual([false, undefined]);
});

test("another badge or another case does not, nor does the first one after them", async () => {
  for (const other of [{ badgeNumber: "BW-1" }, { caseNumber: "BW-2026-119" }, { caseNumber: "" }]) {
    await keepReturn(left, named);
    expect(await takeReturn({ ...named, ...other })).toBeUndefined();
    expect(await takeReturn(named)).toBeUndefined();
  }
});

test.each(["/request/4/victim-info", "//evil.example", "/verification", ""])(
  "no one returns to %s, which a new session cannot open, and the drafts find their officer",
  async (path) => {
    await keepReturn({ ...left, path }, named);
    expect(hasReturn()).toBe(false);
    expect(await takeReturn(named)).toEqual({ who: "robin", path: undefined });
  },
);

test("what is no address at all leads nowhere", async () => {
  for (const odd of ["null", "[]", '{"who":1,"path":"/new-request"}']) {
    sessionStorage.setItem("safevoice-return", odd);
    expect(await takeReturn(named)).toBeUndefined();
  }
});
