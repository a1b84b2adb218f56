import { expect, test } from "vitest";
import { jurisdictions } from "../../../../shared/community/directory/rules.ts";
import { listPrograms, programIn, spanOf } from "./programs.ts";

test("each state and the District of Columbia has one program", () => {
  expect(listPrograms().map(({ state }) => state)).toEqual([...jurisdictions.map(([code]) => code)].sort());
  expect(programIn("TX")?.program).toBe("Texas Crime Victims' Compensation Program");
  expect([programIn(null), programIn("XX")]).toEqual([undefined, undefined]);
});

test("every fact has a source with a date, and a deadline is never given without one", () => {
  for (const { state, deadline, countedFrom, deadlineSource, contactSource, checked } of listPrograms()) {
    expect(contactSource, state).toMatch(/^https?:\/\//);
    expect(checked, state).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([Boolean(deadlineSource), Boolean(countedFrom)], state).toEqual([
      Boolean(deadline),
      Boolean(deadline),
    ]);
    if (deadline) expect(spanOf(deadline), state).toBeDefined();
  }
});

test("phones and websites can be used as they are", () => {
  for (const { state, phone, website } of listPrograms()) {
    expect(phone, state).toMatch(/^(\d{3}-\d{3}-\d{4})?$/);
    expect(website, state).toMatch(/^(https:\/\/\S+)?$/);
  }
});

test("reads durations", () => {
  expect(spanOf("P18M")).toEqual({ count: 18, unit: "months" });
  expect(spanOf("P180D")).toEqual({ count: 180, unit: "days" });
  expect([spanOf(""), spanOf("3 years")]).toEqual([undefined, undefined]);
});
