import { beforeEach, expect, test } from "vitest";
import { hasReturn, keepReturn, takeReturn } from "./returnAddress.ts";

beforeEach(() => sessionStorage.clear());

test("the same person returns to the page, once", () => {
  keepReturn("robin", "/request/4/victim-info?tab=details");
  expect(hasReturn()).toBe(true);
  expect(takeReturn("robin")).toBe("/request/4/victim-info?tab=details");
  expect([hasReturn(), takeReturn("robin")]).toEqual([false, undefined]);
});

test("another person does not, nor does the first one after them", () => {
  keepReturn("robin", "/request/4");
  expect(takeReturn("ada")).toBeUndefined();
  expect(takeReturn("robin")).toBeUndefined();
  keepReturn("robin", "/request/4");
  expect(takeReturn(undefined)).toBeUndefined();
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "%s is no page of this app",
  (path) => {
    keepReturn("robin", path);
    expect(takeReturn("robin")).toBeUndefined();
  },
);

test("what is no address at all leads nowhere", () => {
  sessionStorage.setItem("safevoice-return", "null");
  expect(takeReturn("robin")).toBeUndefined();
});
