import fc from "fast-check";
import { expect, test } from "vitest";
import { waiting } from "../../../../tests/harness/screens/waiting.ts";
import { afterTry, dueAmong, restMs, variablesOf, withNew, type Waiting } from "./queue.ts";

const failed = (code: string) => ({ arrived: false, code, message: "No." }) as const;

test("what has arrived is gone", () => {
  expect(afterTry(waiting(), { arrived: true }, 0)).toBeUndefined();
});

test.each([
  "NETWORK",
  "INTERNAL",
  "RATE_LIMITED",
  "TOO_SLOW",
  "UNAVAILABLE",
  "STORAGE_FULL",
  "HTTP_502",
  "HTTP_503",
])("%s passes: it is tried again", (code) => {
  const after = afterTry(waiting({ refusal: { code: "FORBIDDEN", message: "Old." } }), failed(code), 1000);
  expect(after).toMatchObject({ tries: 1, notBefore: 1000 + restMs(1) });
  expect(after?.refusal).toBeUndefined();
});

test.each([
  "INVALID",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "CONFLICT",
  "NOT_FOUND",
  "UNPROCESSABLE",
  "HTTP_413",
  "odd",
])("%s is said to the writer, and nothing that they wrote is lost", (code) => {
  const after = afterTry(waiting(), failed(code), 0);
  expect(after).toEqual({ ...waiting(), tries: 1, refusal: { code, message: "No." } });
  expect(dueAmong([after ?? waiting()], "officer", Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test("sends no submission under another identity", () => {
  const items = [waiting({ id: "a", owner: "officer" }), waiting({ id: "b", owner: "public" })];
  expect(dueAmong(items, "public", 1).map(({ id }) => id)).toEqual(["b"]);
  expect(dueAmong(items, "another", 1)).toEqual([]);
});

test("a rest is kept, grows with each try and never passes ten minutes", () => {
  expect(dueAmong([waiting({ notBefore: 5 })], "officer", 4)).toEqual([]);
  expect(dueAmong([waiting({ notBefore: 5 })], "officer", 5)).toHaveLength(1);
  fc.assert(
    fc.property(fc.nat(), (tries) => {
      expect(restMs(tries + 1)).toBeGreaterThanOrEqual(restMs(tries));
      expect(restMs(tries)).toBeGreaterThan(0);
      expect(restMs(tries)).toBeLessThanOrEqual(600_000);
    }),
  );
});

test("what a device kept is sent as the mutation's input, with a key where a repeat would hurt", () => {
  const kept = (kind: Waiting["kind"], input: Waiting["input"]) =>
    variablesOf(waiting({ id: "key", kind, input })).input;
  expect(kept("newRequest", { caseId: "EM-1" })).toEqual({ caseId: "EM-1", idempotencyKey: "key" });
  expect(kept("recipient", { fullName: "Ada" })).toEqual({ fullName: "Ada" });
  expect(kept("serviceRequest", { phone: "1" })).toEqual({ phone: "1" });
  const saved = { id: "request", victimInfo: { fullName: "Ada" } };
  expect(kept("victimInfo", saved)).toEqual({ ...saved, idempotencyKey: "key" });
});

test("what waits since an earlier version of the app is sent as that of today", () => {
  const kept = (kind: Waiting["kind"], input: Waiting["input"]) =>
    variablesOf(waiting({ id: "key", kind, input })).input;
  const form = { fullName: "Ada" };
  expect(kept("recipient", { input: form })).toEqual(form);
  expect(kept("serviceRequest", { input: form })).toEqual(form);
  const victimInfo = { id: "request", version: 0, victimInfo: form, idempotencyKey: "key" };
  expect(kept("victimInfo", { requestId: "request", input: form })).toEqual(victimInfo);
});

test("a form that replaces its record waits once; requests wait side by side", () => {
  const first = waiting({ id: "a", kind: "victimInfo", form: "victim-info:1" });
  const again = waiting({ id: "b", kind: "victimInfo", form: "victim-info:1" });
  const other = waiting({ id: "c", kind: "victimInfo", form: "victim-info:2" });
  expect(withNew([first, other], again)).toEqual([other, again]);
  const requests = withNew([waiting({ id: "a" })], waiting({ id: "b" }));
  expect(requests.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("the same key is never there twice, whatever is submitted in whatever order", () => {
  const some = fc.record({
    id: fc.constantFrom("a", "b", "c"),
    kind: fc.constantFrom("newRequest" as const, "victimInfo" as const),
    form: fc.constantFrom("x", "y"),
  });
  fc.assert(
    fc.property(fc.array(some), (submitted) => {
      const ids = submitted
        .reduce<Waiting[]>((items, changes) => withNew(items, waiting(changes)), [])
        .map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
