import { describe, expect, test } from "vitest";
import { feedbackForm, receiptOf } from "./rules.ts";

const filled = {
  feedbackType: "concern",
  agency: "Brackwater Police",
  feedback: "They kept me waiting for hours.",
  wantFollowUp: false,
};
const problem = (changes: Record<string, unknown>) => {
  const parsed = feedbackForm.safeParse({ ...filled, ...changes });
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

describe("the feedback form", () => {
  test("needs a type, an agency and ten characters", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ feedbackType: undefined })).toBe("Please select a feedback type");
    expect(problem({ feedbackType: "angry" })).toBe("Please select a feedback type");
    expect(problem({ agency: "  " })).toBe("Please enter agency/department name");
    expect(problem({ feedback: "too short" })).toBe("Please enter your feedback");
    expect(problem({ feedback: `         x` })).toBe("Please enter your feedback");
    expect(problem({ feedback: "exactly 10" })).toBeUndefined();
  });
  test("accepts no contact, an empty one and a valid one, but no invalid address", () => {
    for (const email of [undefined, null, "", "ana@example.org"]) expect(problem({ email })).toBeUndefined();
    expect(problem({ email: "ana@" })).toBe("Please enter a valid email address");
    expect(problem({ phone: "call the neighbour" })).toBeUndefined();
  });
});

test("a receipt names the year and six digits", () => {
  expect(receiptOf(2026, 42)).toBe("FB-2026-000042");
});
