import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses } from "../../graph/app/route-access.ts";
import { notOpenedWithData, openedWithData } from "../e2e/harness/with-data.ts";

/** The address of each page of the web app. */
const ofTheApp = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:outes\.tsx|(?:^|\/)desk\.ts)$/.test(file))
  .flatMap((file) => [...readFileSync(`web/${file}`, "utf8").matchAll(/path: "(\/[^"]+)"/g)])
  .map(([, path]) => `GET ${path}`);

test("every page whose address has a parameter is opened by a journey, or is a known gap", () => {
  const withParameter = [
    ...ofTheApp,
    ...Object.keys(addresses).filter((key) => addresses[key]?.isPage && key.startsWith("GET ")),
  ]
    .map((key) => key.slice("GET ".length))
    .filter((address) => address.includes(":") && !address.includes("pdf"));
  const known = [...Object.keys(openedWithData), ...notOpenedWithData];
  expect(known.toSorted()).toEqual([...new Set(withParameter)].toSorted());
  for (const [address, file] of Object.entries(openedWithData)) {
    const fixed = address.replaceAll(/:\w+/g, "").split("/").filter(Boolean);
    const journey = readFileSync(file, "utf8");
    for (const part of fixed) expect(journey, `${file} opens ${address}`).toContain(part);
  }
  const log = readFileSync("docs/accessibility-log.md", "utf8");
  for (const address of notOpenedWithData) expect(log).toContain(address.replace(/\/:.*/, "/"));
});

test("no page of the server has the address of a page of the app", () => {
  expect(ofTheApp).toContain("GET /waiting");
  const ofTheServer = Object.keys(addresses).filter((key) => addresses[key]?.isPage);
  expect(ofTheServer).toContain("GET /supervisor");
  expect(ofTheServer.filter((key) => ofTheApp.includes(key))).toEqual([]);
});
