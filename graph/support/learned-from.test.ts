import { expect, test } from "vitest";
import { learnedFrom as source } from "../danger/weights.shared.ts";
import { learnedFrom } from "./learned-from.ts";

test("the chat's weights were learned from the current corpus and code", () => {
  expect(source, "run `npm run chat:learn`").toBe(learnedFrom());
});
