import { expect, test } from "vitest";
import { learnedFrom as dangerSource } from "../../../shared/community/danger/weights.ts";
import { learnedFrom as topicsSource } from "../../../graph/community/support/topics/weights.ts";
import { learnedFrom } from "./learned-from.ts";

test("the chat's weights were learned from the current corpora and code", () => {
  for (const source of [dangerSource, topicsSource])
    expect(source, "run `npm run chat:learn`").toBe(learnedFrom());
});
