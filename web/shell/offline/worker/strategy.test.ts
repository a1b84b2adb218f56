import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { strategyFor } from "./strategy.ts";

const origin = "https://safevoice.example";
const ask = (path: string, mode = "cors", method = "GET") =>
  strategyFor({ method, mode, url: new URL(path, origin).href, origin });

test("pages, built files and public data have their ways", () => {
  expect(ask("/home?state=TX", "navigate")).toBe("page");
  expect(ask("/request/12/victim-info", "navigate")).toBe("page");
  expect(ask("/assets/index-BPjm7XnI.css")).toBe("file");
  expect(ask("/icons/icon-192.png")).toBe("file");
  expect(ask("/api/resources")).toBe("data");
  expect(ask("/api/resources?lang=es")).toBe("data");
  expect(ask("/rights/guide.pdf?lang=es", "navigate")).toBe("data");
});

test("the pages of a Help Pass have their own way, and no other call of theirs has", () => {
  for (const path of ["/c", "/c?done=pin", "/c/7K4M", "/card"]) {
    expect(ask(path, "navigate")).toBe("pass");
    expect(ask(path)).toBe("network");
    expect(ask(path, "navigate", "POST")).toBe("network");
  }
  for (const path of ["/c/kept/1-hash", "/c/summary.pdf"]) expect(ask(path, "navigate")).toBe("network");
  expect(ask("/case-tracking", "navigate")).toBe("page");
});

describe("never touches personal data", () => {
  test.each([
    "/graphql",
    "/graphql?documentId=1",
    "/api/emergency-requests",
    "/api/emergency-requests?isAdmin=true",
    "/api/verification-status/BW-1",
    "/api/resources/1",
    "/api/resources?type=legal",
    "/api/resources?lang=es&state=TX",
    "/api/evidence",
    "/files/1f0c",
    "/events/3.ics",
    "/metrics",
  ])("%s", (path) => {
    expect(ask(path)).toBe("network");
    expect(ask(path, "cors", "POST")).toBe("network");
  });

  test.each([
    "/verify/token",
    "/approve/token",
    "/supervisor",
    "/supervisor/token",
    "/reply/token",
    "/rate/token",
    "/letters/check",
    "/letters/12",
    "/feedback/sent/sealed",
    "/dev/mailbox",
    "/files/1f0c",
    "/graphql",
    "/events/3.ics",
  ])("%s as a page", (path) => expect(ask(path, "navigate")).toBe("network"));

  test("whatever the address, a fetch is kept only for files and the two kinds of public data", () => {
    const kept =
      /^\/assets\/|^\/icons\/|^\/favicon\.svg$|^\/manifest\.webmanifest$|^\/api\/resources$|^\/rights\/guide\.pdf$/;
    const part = fc.oneof(
      fc.constantFrom("api", "graphql", "files", "assets", "resources", "request", "..", "icons", "x.png"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom("cors", "no-cors", "same-origin"), (parts, mode) => {
        const url = new URL(`${origin}/${parts.map(encodeURIComponent).join("/")}`);
        const strategy = strategyFor({ method: "GET", mode, url: url.href, origin });
        if (strategy !== "network") expect(url.pathname).toMatch(kept);
      }),
    );
  });
});

test("other sites and writes are none of its business", () => {
  expect(
    strategyFor({ method: "GET", mode: "cors", url: "https://elsewhere.example/assets/a.js", origin }),
  ).toBe("network");
  expect(ask("/home", "navigate", "POST")).toBe("network");
});
