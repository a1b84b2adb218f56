import { expect, test } from "vitest";
import { mentionsIn } from "./rules.ts";

test("a name after an @ is a mention, an address or a sign alone is none", () => {
  expect(mentionsIn("@kim please call, (@night.desk) too. @kim again.")).toEqual(["kim", "night.desk"]);
  expect(mentionsIn("Write to rosa@example.com, or @ nobody")).toEqual([]);
  expect(mentionsIn("@kim@fund.example, see above")).toEqual(["kim@fund.example"]);
});
