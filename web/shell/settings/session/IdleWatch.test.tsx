import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forgetPreferences, readPreferences, savePreferences } from "../../../core/device/preferences.ts";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { noteSessionEnd } from "../../../core/session/sessionEnd.ts";
import { onEndNotice, parseEndNotice, storedEndNotice } from "../../../core/session/sessionEndNotice.ts";
import { IdleWatch } from "./IdleWatch.tsx";
import { SessionEndedDialog } from "./SessionEndedDialog.tsx";

const minute = 60_000;
const goTo = vi.fn<(path: string) => void>();
/** The stubbed server; it may answer for an administrator, or not at all. */
const calls: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z") });
  localStorage.clear();
  sessionStorage.clear();
  forgetPreferences();
  unlock();
  goTo.mockClear();
  calls.length = 0;
  answer = async () => Response.json({ success: true });
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unlock = () => void (document.cookie = "safevoice-session=; path=/; max-age=0");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The device sleeps: time passes, but nothing runs. */
const sleep = (ms: number) => act(async () => void vi.setSystemTime(Date.now() + ms));
const timer = () => screen.queryByRole("timer")?.textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = () => act(async () => void fireEvent.keyDown(document.body, { key: "a" }));

async function sign(kind: SessionMark["kind"], timeout: "standard" | "15" = "15", who?: string) {
  savePreferences({ ...readPreferences(), timeout });
  render(<IdleWatch mark={{ kind, startedAt: Date.now(), ...(who && { who }) }} goTo={goTo} />);
  await pass(0);
}

const locks = () => vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/unlock")); // the case is forgotten first

test("an officer is warned two minutes before, by a countdown that runs, and the device locks at the end", async () => {
  await sign("officer");
  await pass(13 * minute - 1000);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pass(1000);
  expect(screen.getByRole("alertdialog", { name: "Are you still there?" })).toBeTruthy();
  expect(timer()).toBe("2:00");
  await pass(5000);
  expect(timer()).toBe("1:55");
  expect(calls).toEqual(["PUT /api/session/idle-minutes", "GET /api/session"]);
  await pass(2 * minute);
  expect(calls).toContain("POST /api/session/lock");
  expect(calls).not.toContain("DELETE /api/session");
  await locks();
  expect(document.cookie).toMatch(/safevoice-session=locked\.\d+$/);
});

test("without a choice an officer's device locks by the setting, and never if that is off", async () => {
  answer = async () => Response.json({ kind: "officer", idleMinutes: 30, locked: false });
  await sign("officer", "standard");
  await pass(30 * minute);
  await locks();
  cleanup();
  goTo.mockClear();
  unlock();
  answer = async () => Response.json({ kind: "officer", idleMinutes: null, locked: false });
  await sign("officer", "standard");
  await pass(12 * 60 * minute);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});

test("an officer who types is heard by the server, and silence is not", async () => {
  answer = async () => Response.json({ kind: "officer", idleMinutes: 30, locked: false });
  await sign("officer", "standard");
  await pass(2.5 * minute);
  await type();
  await pass(minute);
  const heard = calls.length;
  expect(heard).toBe(2);
  await pass(20 * minute);
  expect(calls).toHaveLength(heard);
});

test("a page that is open learns that the server has locked the session", async () => {
  answer = async () => Response.json({ kind: "officer", idleMinutes: 30, locked: false });
  await sign("officer", "standard");
  answer = async () => Response.json({ kind: "visitor", idleMinutes: null, locked: true });
  document.cookie = "safevoice-session=locked.7; path=/"; // with that answer
  noteSessionEnd();
  await locks();
  expect(document.cookie).toContain("locked.7");
  // A tab that has no socket learns it from this one.
  expect(localStorage.getItem("safevoice-lock")).toMatch(/^\d+$/);
});

test("another tab that locks takes this one along", async () => {
  await sign("officer", "standard");
  document.cookie = "safevoice-session=locked.1; path=/";
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "safevoice-lock", newValue: "1" }));
  });
  await locks();
});

test("without a connection it locks all the same", async () => {
  await sign("officer");
  answer = () => Promise.reject(new TypeError("offline"));
  await pass(15 * minute);
  await locks();
});

test("a page that opens without a connection locks after the minutes that the server gave before", async () => {
  answer = async () => Response.json({ kind: "officer", idleMinutes: 30, locked: false });
  await sign("officer", "standard");
  cleanup();
  answer = () => Promise.reject(new TypeError("offline"));
  await sign("officer", "standard");
  await pass(29 * minute);
  expect(goTo).not.toHaveBeenCalled();
  await pass(minute);
  await locks();
  // Turned off since: the device forgets them.
  cleanup();
  goTo.mockClear();
  unlock();
  answer = async () => Response.json({ kind: "officer", idleMinutes: null, locked: false });
  await sign("officer", "standard");
  cleanup();
  answer = () => Promise.reject(new TypeError("offline"));
  await sign("officer", "standard");
  await pass(12 * 60 * minute);
  expect(goTo).not.toHaveBeenCalled();
});

test("Keep it open restarts the time", async () => {
  await sign("officer");
  await pass(14 * minute);
  await press("Keep it open");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pass(12 * minute);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pass(minute);
  expect(timer()).toBe("2:00");
});

test("typing or pointing counts as activity until the warning; then only the button does", async () => {
  await sign("officer");
  await pass(12 * minute);
  await type();
  await pass(12 * minute);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await pass(minute + 1000);
  await type();
  await pass(1000);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

test("what is done in another tab counts here too", async () => {
  await sign("officer");
  await pass(12 * minute);
  localStorage.setItem("safevoice-active", String(Date.now()));
  await pass(12 * minute);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("after a long sleep the first key is too late", async () => {
  await sign("officer");
  await sleep(8 * 60 * minute);
  await type();
  await pass(0);
  await locks();
});

test("nothing of the case stays in the browser", async () => {
  sessionStorage.setItem("officerVerification", "{}");
  localStorage.setItem("caseNumber", "BW-1");
  localStorage.setItem("requestNotifications", "[1]");
  await sign("officer");
  await pass(15 * minute);
  expect(Object.keys(sessionStorage)).toEqual(["safevoice-unlock-path"]);
  expect(localStorage.getItem("caseNumber")).toBeNull();
  expect(localStorage.getItem("requestNotifications")).toBeNull();
});

test("what an idle officer typed waits at its form, for who asks the supervisor again, and the page for who unlocks", async () => {
  const kept = JSON.stringify({ badgeNumber: "BW-1", caseNumber: "C-1" });
  vi.stubGlobal("isSecureContext", true);
  history.replaceState(null, "", "/new-request");
  sessionStorage.setItem("officerVerification", kept);
  await sign("officer", "15", "robin");
  await pass(14 * minute);
  expect(screen.getByRole("alertdialog").textContent).toContain("What you typed stays on it for you");
  await press("Lock now");
  await locks();
  expect(sessionStorage.getItem("safevoice-return")).toContain('"path":"/new-request"');
  cleanup();
  sessionStorage.clear();
  goTo.mockClear();
  unlock();
  history.replaceState(null, "", "/request/12?tab=letters");
  await sign("officer", "15", "robin");
  await pass(15 * minute);
  await locks();
  expect(sessionStorage.getItem("safevoice-unlock-path")).toBe("/request/12?tab=letters");
  history.replaceState(null, "", "/");
});

test("an idle administrator returns to the page after the next sign-in", async () => {
  answer = async () => Response.json({ kind: "admin", idleMinutes: 15, who: "one" });
  await sign("admin", "15", "one");
  await pass(15 * minute);
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/admin/login?next=%2F"));
});

test("a citizen who chose a time is told what the end takes from them, and led home after it", async () => {
  await sign("citizen");
  await pass(14 * minute);
  const warning = screen.getByRole("alertdialog", { name: "Are you still there?" });
  expect(warning.textContent).toContain("you can no longer open the requests you filed");
  await pass(minute);
  expect(calls).toContain("DELETE /api/session");
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/home"));
});

test("a server that cannot be reached is tried again, and meanwhile the page is out of sight", async () => {
  document.body.insertAdjacentHTML("beforeend", '<div id="root"></div>');
  await sign("citizen");
  answer = () => Promise.reject(new TypeError("offline"));
  await pass(15 * minute);
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.getByRole("alertdialog", { name: "Signing out..." })).toBeTruthy();
  expect(document.getElementById("root")?.hidden).toBe(true);
  answer = async () => Response.json({ success: true });
  await pass(10_000);
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/home")); // the drafts are erased first
  document.getElementById("root")?.remove();
});

test("another tab that signed out takes this one along, without a call of its own", async () => {
  await sign("officer", "standard");
  calls.length = 0;
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "safevoice-signed-out", newValue: "15" }));
  });
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/officer-login")); // the drafts are erased first
  expect(calls).toEqual([]);
});

test("an administrator goes by what is set for all, and is heard while they type", async () => {
  answer = async () => Response.json({ kind: "admin", idleMinutes: 5 });
  await sign("admin", "standard");
  expect(calls).toEqual(["GET /api/session"]);
  await pass(2.5 * minute);
  await type();
  await pass(minute);
  expect(calls).toEqual(["GET /api/session", "GET /api/session"]);
  await pass(2 * minute);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  await press("Sign out now");
  expect(calls.at(-1)).toBe("DELETE /api/session");
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/admin/login"));
});

test("an administrator whose session the server has ended is led to the sign-in", async () => {
  answer = async () => Response.json({ kind: "visitor", idleMinutes: null, who: null });
  await sign("admin", "standard");
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/admin/login?next=%2F"));
  const notice = parseEndNotice(sessionStorage.getItem("safevoice-end-notice") ?? "");
  expect(notice).toEqual({ elsewhere: true });
  render(<SessionEndedDialog notice={notice!} onClose={() => undefined} />);
  screen.getByText("Your session was ended from another device or window.");
  screen.getByText("What you typed is kept on this device for your next sign-in.");
  expect(calls).toEqual(["GET /api/session", "DELETE /api/session"]);
});

test("an administrator whose session has ended reads the server's reason", async () => {
  const ended = "Your account was disabled. Please ask another administrator.";
  answer = async () => Response.json({ kind: "visitor", idleMinutes: null, who: null, ended });
  await sign("admin", "standard");
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  const notice = parseEndNotice(sessionStorage.getItem("safevoice-end-notice") ?? "");
  expect(notice).toEqual({ elsewhere: true, why: ended });
  render(<SessionEndedDialog notice={notice!} onClose={() => undefined} />);
  screen.getByText(ended);
  screen.getByText("What you typed is kept on this device for your next sign-in.");
  expect(screen.queryByText(/Sign in again to continue/)).toBeNull(); // a disabled account cannot
});

test("the sign-in to which a page of the desk led names the reason, and claims no typed text", async () => {
  const ended = "Your session ended because there was no activity. Please sign in again.";
  history.pushState(null, "", "/admin/login?next=%2Fadmin%2Ffunds");
  onTestFinished(() => history.pushState(null, "", "/"));
  answer = async () => Response.json({ kind: "visitor", idleMinutes: null, who: null, ended });
  const shown = vi.fn<() => void>();
  onTestFinished(onEndNotice(shown));
  await sign("admin", "standard");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(goTo).not.toHaveBeenCalled();
  render(<SessionEndedDialog notice={parseEndNotice(storedEndNotice())!} onClose={() => undefined} />);
  screen.getByText(ended);
  expect(screen.queryByText(/What you typed/)).toBeNull();
});

test("a closed socket or a refused call makes an administrator's page ask at once, and leave when another account is here", async () => {
  answer = async () => Response.json({ kind: "admin", idleMinutes: 30, who: "one" });
  await sign("admin", "standard", "one");
  noteSessionEnd();
  await pass(0);
  expect(calls).toEqual(["GET /api/session", "GET /api/session"]);
  expect(goTo).not.toHaveBeenCalled();
  answer = async () => Response.json({ kind: "admin", idleMinutes: 30, who: "two" });
  noteSessionEnd();
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/admin/login?next=%2F"));
  expect(calls).not.toContain("DELETE /api/session");
});
