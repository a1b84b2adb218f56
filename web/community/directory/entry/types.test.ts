import { expect, test } from "vitest";
import { typeName, typesAmong } from "./types.ts";

test("the usual types have their tabs, and a type of the data that is not among them follows", () => {
  const types = typesAmong([{ type: "food" }, { type: "child_care" }]);
  expect(types.slice(0, 4)).toEqual(["shelter", "food", "social", "medical"]);
  expect(types.at(-1)).toBe("child_care");
  expect(types.filter((type) => type === "food")).toHaveLength(1);
  expect(typeName("child_care", {})).toBe("Child care");
});
