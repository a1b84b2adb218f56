import { expect, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
const get = async (path: string) => (await lab.visitor()).fetch(path);

test("a language link stores the choice and redirects to the same page without it", async () => {
  const response = await get("/resources?state=TX&lang=es");
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/resources?state=TX");
  expect(response.headers.get("set-cookie")).toMatch(
    /^safevoice-language=es; Max-Age=\d+; Path=\/; SameSite=Lax/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("an unknown language is not a link, and no link leads to another site", async () => {
  expect((await get("/home?lang=xx")).status).toBe(200);
  const response = await get("//elsewhere.example/?lang=fr");
  expect(response.headers.get("location")).not.toMatch(/^\/\/|^https?:/);
});

test("the bare address redirects to the dashboard, with its query", async () => {
  const response = await get("/?state=TX");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/home?state=TX"]);
});

test("a page is revalidated each time, and depends on the chosen language", async () => {
  const { headers } = await get("/home");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("vary")).toBe("accept-encoding, cookie, accept-language");
  expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
});
