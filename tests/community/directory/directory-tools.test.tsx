import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../../graph/community/directory/entries/load.ts";
import { oncePerNumber } from "../../../shared/community/directory/rules.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const bank = "Houston Food Bank";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "share");
});

const all = rowsOf(readFileSync("graph/community/directory/entries/directory.csv", "utf8"));
const texanFood = all.filter(({ state, type }) => type === "food" && /^(?:TX|US)$/.test(state)).length;
const lines = oncePerNumber(all.filter(({ state }) => state === "US")).length;
const national = `${lines} national lines`;

test("copies an entry as text, with all contacts", async () => {
  const { user, press } = await open();
  await press(`Copy address and contact: ${bank}`);
  await closeToast(user, "Copied");
  expect(await navigator.clipboard.readText()).toBe(
    "Houston Food Bank\n713-223-3700\nhoustonfoodbank.org\nHouston, TX",
  );
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: `Copy address and contact: ${bank}` }));
  await screen.findByText("Could not copy");
});

test("without a share sheet the link is copied, and it finds the entry", async () => {
  const { press } = await open();
  await press(`Share: ${bank}`);
  await screen.findByText("Link copied");
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname + link.search).toBe("/resources?q=Houston+Food+Bank&state=TX");
});

test("with a share sheet the entry goes there; closing it says nothing", async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException("closed", "AbortError")));
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
  const { press } = await open();
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await press(`Share: ${bank}`);
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: bank, url: expect.stringContaining("/resources?q=") }),
  );
  expect(copy).not.toHaveBeenCalled();

  share.mockRejectedValue(new DOMException("not here", "NotAllowedError"));
  await press(`Share: ${bank}`);
  await screen.findByText("Link copied");
});

test("reports a wrong number: names what is missing, keeps the typed text, and delivers it", async () => {
  const { user, press, visitor } = await open();
  await press(`Report a wrong number: ${bank}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Report a wrong number" }));
  const details = dialog.getByLabelText<HTMLTextAreaElement>(/What did you find/);
  await paste(user, details, "It rings a bakery.");
  await paste(user, dialog.getByLabelText(/Email/), "nobody");
  const send = () => user.click(dialog.getByRole("button", { name: "Send report" }));

  await send();
  await dialog.findAllByText("Please choose what is wrong");
  expect(dialog.getAllByText("Please enter a valid email address").length).toBeGreaterThan(0);
  await user.click(dialog.getByRole("radio", { name: /The number is wrong/ }));
  await user.clear(dialog.getByLabelText(/Email/));
  expect(details.value).toBe("It rings a bakery.");

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await send();
  await dialog.findByText(/The report could not be sent/);
  expect(details.value).toBe("It rings a bakery.");

  answerFrom(visitor);
  await send();
  await screen.findByText("Report sent");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await lab.db.correction.findMany()).toMatchObject([
    {
      resourceKey: "res-tx-3",
      problem: "number",
      details: "It rings a bakery.",
      email: null,
      language: "en",
    },
  ]);
});

test("shows the server's refusal in the form", async () => {
  const { user, press, visitor } = await open();
  await lab.db.resource.update({ where: { key: "res-tx-3" }, data: { key: "res-tx-98" } });
  answerFrom(visitor);
  await press(`Report a wrong number: ${bank}`);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "It has closed" }));
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await dialog.findByText("This entry is no longer in the directory.");
  await lab.db.resource.update({ where: { key: "res-tx-98" }, data: { key: "res-tx-3" } });
});

test("prints every entry that was found with the filters, and nothing else", async () => {
  const { router } = openScreens(await lab.visitor(), "/resources?state=TX&type=food");
  await screen.findByText(`${texanFood} resources found`);
  expect(sheet()).toBeNull();
  await startPrinting();
  const printed = within(sheet() as HTMLElement);
  expect(
    printed.getByText(
      new RegExp(`State/Territory: Texas · Type of help: Food · ${texanFood} resources found`),
    ),
  ).toBeTruthy();
  expect(printed.getByText(/713-223-3700 · houstonfoodbank\.org/)).toBeTruthy();
  expect(printed.getByText(/^Houston, TX/)).toBeTruthy();
  expect(printed.getAllByText(/^Last checked Jul 2026/).length).toBeGreaterThan(0);

  await router.navigate("/resources");
  await screen.findByText(national, {}, { timeout: 30_000 });
  expect(sheet()).toBeNull();
  await startPrinting();
  expect(sheet()?.querySelectorAll("li")).toHaveLength(lines);
  await router.navigate("/resources?q=zzzz");
  await screen.findByText("0 resources found");
  await startPrinting();
  expect(within(sheet() as HTMLElement).getByText(/Call 2‑1‑1/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Print this list" })).toBeNull();
});

test("the button prints", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Print this list" }));
  expect(print).toHaveBeenCalledOnce();
});

async function open() {
  const visitor = await lab.visitor();
  openScreens(visitor, "/resources?q=houston+food&state=TX");
  const user = userEvent.setup();
  await screen.findByRole("region", { name: bank });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, press, visitor };
}

/** Routes the browser's calls to the product. */
const answerFrom = (visitor: Caller) =>
  vi.stubGlobal("fetch", (path: string, { method = "GET", body, headers }: RequestInit = {}) =>
    visitor.fetch(path, { method, body, headers: headers as Record<string, string> }),
  );

/** The browser's event before printing; the page listens from its first effect on. */
const startPrinting = () =>
  waitFor(() => {
    window.dispatchEvent(new Event("beforeprint"));
    expect(sheet()).not.toBeNull();
  });

/** The sheet is next to the page: the last element in the body with its own heading. */
const sheet = () => [...document.body.children].find((child) => child.querySelector(":scope > h1")) ?? null;
