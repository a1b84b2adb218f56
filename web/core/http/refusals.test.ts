import { expect, test } from "vitest";
import { RequestError } from "./http.ts";
import { explainsItself, sentenceOf } from "./refusals.ts";

const refused = (code: string, key?: string) =>
  new RequestError("A sentence of the server.", { code, status: 503, ...(key && { key }) });

test("shows a specific refusal in the server's words", () => {
  expect(sentenceOf(refused("CONFLICT"))?.text).toBe("A sentence of the server.");
  expect(explainsItself(refused("CONFLICT"))).toBe(true);
});

test("also maintenance, but not an unreachable server", () => {
  expect(sentenceOf(refused("UNAVAILABLE", "core.maintenance"))?.text).toBe("A sentence of the server.");
  expect(explainsItself(refused("UNAVAILABLE", "core.maintenance"))).toBe(true);
  expect(sentenceOf(refused("UNAVAILABLE"))).toBeUndefined();
  expect(sentenceOf(refused("NETWORK"))).toBeUndefined();
  expect(sentenceOf(new Error("A defect"))).toBeUndefined();
});
