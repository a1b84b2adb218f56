import { beforeAll, beforeEach, expect, test } from "vitest";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { start } from "../../harness/requests/cases.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { madePass, openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const keptIn = (page: string) => {
  const [, id = ""] = /data-id="([^"]+)"/.exec(page) ?? [];
  return { id, until: Number(/data-until="(\d+)"/.exec(page)?.[1]) };
};
const statusOf = async (id: string) => (await (await lab.visitor()).fetch(`/c/kept/${id}`)).status;

test("a device that keeps a pass learns that it ended, and nothing else", async () => {
  const { pass, officer, number } = await withHelp(lab);
  const { id, until } = keptIn(await readPass(await openedPass(lab, pass)));
  expect(until).toBe(start.getTime() + 180 * dayMs);
  expect(await statusOf(id)).toBe(200);
  for (const guess of ["1", "1-", id.replace(/^\d+/, "9999"), `${id}x`])
    expect(await statusOf(guess)).toBe(410);
  // It opens nothing.
  const stranger = await lab.visitor();
  expect((await stranger.fetch(`/c/${id}`)).status).toBe(404);
  expect(
    await (await stranger.fetch("/c", { headers: { cookie: `safevoice-pass=${id}` } })).text(),
  ).toContain("Open your Help Pass");
  const next = await madePass(officer, number, pass.number);
  expect(await statusOf(id)).toBe(410);
  const other = keptIn(await readPass(await openedPass(lab, next)));
  const person = await openedPass(lab, next);
  await sendToPass(person, { act: "exposed" });
  expect(await statusOf(other.id)).toBe(410);
});

test("a device that keeps a pass learns which of its help is over", async () => {
  const { pass, admin, dispatch } = await withHelp(lab);
  const { id } = keptIn(await readPass(await openedPass(lab, pass)));
  const over = async () => (await (await lab.visitor()).fetch(`/c/kept/${id}`)).json();
  expect(await over()).toEqual({ over: [] });
  await voidDispatch(await admin.context(), dispatch, { reason: "A mistake" });
  expect(await over()).toEqual({ over: [dispatch] });
});

test("each relative time says which moment it is, for a copy", async () => {
  const { pass, dispatch } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  await sendToPass(person, { act: "received", ticket: String(dispatch) });
  lab.setNow(new Date(start.getTime() + 5 * minuteMs));
  const page = await readPass(person);
  const times = page.match(/\b\d+ (?:minute|hour|day)s? ago/g) ?? [];
  const moments = page.match(/<time datetime="2026-[^"]+">[^<]* ago<\/time>/g) ?? [];
  expect(times.length).toBeGreaterThan(1);
  expect(moments).toHaveLength(times.length);
  expect(page).toContain(`Received <time datetime="${start.toISOString()}">5 minutes ago</time>`);
  expect(page).toContain('data-at="on {time}"');
});

test("the page's script gets the page again only when it changed", async () => {
  const { pass, dispatch } = await withHelp(lab);
  const person = await openedPass(lab, pass);
  const ask = (who: Caller, path: string, etag?: string) =>
    who.fetch(path, { headers: { "x-refresh": "1", ...(etag && { "if-none-match": etag }) } });
  for (const [who, path] of [
    [person, "/c"],
    [await lab.visitor(), pass.path],
  ] as const) {
    const first = await ask(who, path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const same = await ask(who, path, etag);
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(same.headers.get("cache-control")).toBe("no-store");
  }
  const etag = (await ask(person, "/c")).headers.get("etag") ?? "";
  await sendToPass(person, { act: "received", ticket: String(dispatch) });
  expect((await ask(person, "/c", etag)).status).toBe(200);
  // Only the script gets a name for the page.
  expect((await person.fetch("/c")).headers.get("etag")).toBeNull();
});
