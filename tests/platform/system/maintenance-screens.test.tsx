/** @vitest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { refused } from "../../../web/core/http/http.ts";
import { fetchGraphQL } from "../../../web/core/relay/network.ts";
import { useKernel } from "../../harness/kernel.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const isMarked = () => document.documentElement.hasAttribute("data-maintained");
afterEach(() => {
  document.documentElement.removeAttribute("data-maintained");
  vi.unstubAllGlobals();
});

test("the frame of a public page has the notice, which the page's mark shows", async () => {
  openScreens(await lab.visitor(), "/feedback");
  const notice = await screen.findByText("Back in a few minutes.");
  await waitFor(() =>
    expect(notice.parentElement?.textContent).toMatch(/you cannot send anything right now.*911/),
  );
});

test("the server's answers set and remove the mark, and other failures leave it", async () => {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    vi.stubGlobal("fetch", async () => new Response(`{"data":{}}`, { status, headers }));
  const ask = async () => fetchGraphQL({ name: "Any", text: "{ a }" } as never, {}, {});
  answer(200, { "safevoice-maintained": "1" });
  await ask();
  expect(isMarked()).toBe(true);
  answer(502);
  await Promise.resolve(ask()).catch(() => {});
  expect(isMarked()).toBe(true);
  answer(200);
  await ask();
  expect(isMarked()).toBe(false);
  refused({ ok: false, status: 503, text: "", json: { code: "UNAVAILABLE", key: "core.maintenance" } });
  expect(isMarked()).toBe(true);
});
