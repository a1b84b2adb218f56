import { beforeEach, expect, test } from "vitest";
import { inTab } from "../../../core/device/storage.ts";
import { answerSince, forgetSeen } from "../../../shell/settings/session/answerSince.ts";

const seen = (status: "pending" | "verified" | "rejected", caseNumber = "APD-1") => ({ caseNumber, status });

beforeEach(forgetSeen);

test("an answer to a case that was seen waiting is news once", () => {
  expect(answerSince(seen("pending"))).toBeUndefined();
  expect(answerSince(seen("verified"))).toBe("verified");
  expect(answerSince(seen("verified"))).toBeUndefined();
});

test("a case that is seen for the first time, or another one, is none", () => {
  expect(answerSince(seen("rejected"))).toBeUndefined();
  expect(answerSince(seen("pending"))).toBeUndefined();
  expect(answerSince(seen("verified", "APD-2"))).toBeUndefined();
});

test("an answer that came while no tab was open is news in the next one", () => {
  answerSince(seen("pending"));
  inTab.clear();
  expect(answerSince(seen("rejected"))).toBe("rejected");
});
