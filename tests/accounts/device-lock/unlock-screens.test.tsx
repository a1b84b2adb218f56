/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const goBack = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => {}));
vi.mock("../../../web/accounts/device-lock/goBack.ts", () => ({ goBack }));

const lab = useKernel();
const mark = (value: string) => void (document.cookie = `safevoice-session=${value}; path=/`);
const isMarkedLocked = () => document.cookie.includes("safevoice-session=locked");
let caller: Caller;
let isOffline = false;

beforeEach(() => {
  goBack.mockClear();
  isOffline = false;
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (isOffline) throw new TypeError("offline");
    const answer = await caller.fetch(path, { method: method ?? "GET" });
    for (const cookie of answer.headers.getSetCookie())
      if (cookie.startsWith("safevoice-session=")) document.cookie = cookie.replace("; HttpOnly", "");
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = "safevoice-session=; path=/; max-age=0";
  localStorage.clear();
  sessionStorage.clear();
});

async function lockedOfficer() {
  const officer = await signInOfficer(lab);
  await officer.fetch("/api/session/lock", { method: "POST" });
  mark("locked.1");
  caller = officer;
  return officer;
}
/** Another tab locks or unlocks. */
const learn = () =>
  void window.dispatchEvent(new StorageEvent("storage", { key: "safevoice-lock", newValue: "1" }));

test("a page that another tab unlocks goes back by itself", async () => {
  openScreens(await lockedOfficer(), "/unlock");
  await screen.findByRole("heading", { name: "This device is locked" });
  learn();
  expect(goBack).not.toHaveBeenCalled();
  mark("officer.2.robin");
  learn();
  await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
});

test("an officer who sets up the ways back stays on the page", async () => {
  mark("officer.2.robin");
  caller = await signInOfficer(lab);
  openScreens(caller, "/unlock");
  await screen.findByText("Nothing is set up yet");
  expect(goBack).not.toHaveBeenCalled();
});

test("the mark of a locked session that has ended is cleared, and all ways are offered", async () => {
  const officer = await lockedOfficer();
  await lab.db.session.updateMany({
    where: { officerId: officer.officerId },
    data: { endedAt: lab.now() },
  });
  openScreens(officer, "/unlock");
  await screen.findByRole("heading", { name: "Get back to your cases" });
  await screen.findByRole("textbox", { name: /Your official email address/ });
  expect(isMarkedLocked()).toBe(false);
});

test("the locked session can be ended from its page, after a question", async () => {
  const user = userEvent.setup();
  sessionStorage.setItem("safevoice-unlock-path", "/request/12");
  const officer = await lockedOfficer();
  openScreens(officer, "/unlock");
  const session = () => lab.db.session.findFirstOrThrow({ where: { officerId: officer.officerId } });
  const confirm = async () => {
    await user.click(await screen.findByRole("button", { name: "End this session" }));
    const question = await screen.findByRole("alertdialog", { name: "End this session?" });
    await user.click(within(question).getByRole("button", { name: "End session and delete drafts" }));
    return question;
  };
  isOffline = true;
  const question = await confirm();
  await within(question).findByRole("alert");
  expect([(await session()).endedAt, isMarkedLocked()]).toEqual([null, true]);
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  isOffline = false;
  await confirm();
  await waitFor(() => expect(isMarkedLocked()).toBe(false));
  expect((await session()).endedAt).not.toBeNull();
  expect(sessionStorage.getItem("safevoice-unlock-path")).toBeNull();
});

test("the button that sends a code is described by the address", async () => {
  const officer = await lockedOfficer();
  const { email } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  await lab.db.officer.update({ where: { id: officer.officerId }, data: { provenEmail: email } });
  openScreens(officer, "/unlock");
  await screen.findByRole("button", { name: "Email me a code", description: /^To .+@/ });
});
