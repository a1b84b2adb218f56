import { expect, test } from "vitest";
import { knownAddresses, matcherOf } from "./known-addresses.ts";

const isKnown = matcherOf(["/home", "/request/:number", "/request/:number/victim-info", "/admin/login"]);

test.each([
  "/home",
  "/home/",
  "/home//",
  "/HOME",
  "/h%6Fme",
  "/request/5",
  "/request/5/victim-info",
  "/request/a%2Fb",
])("the client has a page for %s", (address) => expect(isKnown(address)).toBe(true));

test.each([
  "/homes",
  "/home/more",
  "/request",
  "/request/",
  "/request/5/other",
  "/admin",
  "/%",
  "/favicon.ico",
])("the client has no page for %s", (address) => expect(isKnown(address)).toBe(false));

test("before the web app is built every address is known", async () => {
  expect((await knownAddresses("dist/no-such-folder/addresses.json"))("/anything")).toBe(true);
});
