import { expect, test } from "vitest";
import { circleIn } from "./chunks.ts";

test("files that import each other in a circle are named", () => {
  const straight = new Map([
    ["page", ["fields", "frame"]],
    ["fields", ["frame"]],
    ["frame", []],
  ]);
  expect(circleIn(straight)).toBeNull();
  const circular = new Map([
    ["page", ["fields"]],
    ["fields", ["numbers"]],
    ["numbers", ["shared"]],
    ["shared", ["fields"]],
  ]);
  expect(circleIn(circular)).toEqual(["fields", "numbers", "shared"]);
});
