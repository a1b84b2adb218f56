import { expect, test } from "vitest";
import dangers from "../../../shared/community/danger/weights.json" with { type: "json" };
import topics from "../../../graph/community/support/topics/weights.json" with { type: "json" };
import { learnedFrom } from "./learned-from.ts";

test("the chat's weights were learned from the current corpora and code", () => {
  for (const { learnedFrom: source } of [dangers, topics])
    expect(source, "run `npm run chat:learn`").toBe(learnedFrom());
});
