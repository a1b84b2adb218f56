import { expect, test } from "vitest";
import type { ResourceEntry } from "../../shared/community/directory/rules.ts";
import { prerender } from "./prerender.tsx";

const entry = { key: "res-1", name: "Harbor Legal Aid", type: "legal", description: "", state: "TX" };
const entries = [{ ...entry, contactInfo: "512-555-0100", area: "statewide" } as ResourceEntry];
const made = (address: string) => prerender({ address, locale: "en", entries });

test("a page is rendered with its data, which the browser continues with", async () => {
  const { html, data, title } = await made("/rights?state=TX");
  expect(html).toContain("Harbor Legal Aid");
  expect(JSON.parse(data)).toMatchObject({ search: "?state=TX" });
  expect(data).toContain("Harbor Legal Aid");
  expect(title).toContain("<title>");
});

test("a page that needs the server is rendered as waiting, in its shell", async () => {
  const { html, data } = await made("/events");
  expect(html).toContain('id="main"');
  expect(html).toContain('href="/resources"');
  expect(JSON.parse(data)).toEqual({ search: "", loaderData: {} });
});

test("an address that redirects is no page", async () => {
  await expect(made("/")).rejects.toThrow("/ leads to /home");
});
