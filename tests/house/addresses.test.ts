import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses } from "../../graph/app/route-access.ts";

/** The address of each page of the web app. */
const ofTheApp = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("outes.tsx"))
  .flatMap((file) => [...readFileSync(`web/${file}`, "utf8").matchAll(/path: "(\/[^"]+)"/g)])
  .map(([, path]) => `GET ${path}`);

test("no page of the server has the address of a page of the app", () => {
  expect(ofTheApp).toContain("GET /waiting");
  const ofTheServer = Object.keys(addresses).filter((key) => addresses[key]?.isPage);
  expect(ofTheServer).toContain("GET /supervisor");
  expect(ofTheServer.filter((key) => ofTheApp.includes(key))).toEqual([]);
});
