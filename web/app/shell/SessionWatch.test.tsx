import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeUnlockPath } from "../../shell/settings/session/unlockPath.ts";
import { SessionWatch } from "./SessionWatch.tsx";

const nothing = vi.hoisted(() => () => null);
vi.mock("../../shell/settings/session/IdleWatch.tsx", () => ({ IdleWatch: nothing }));
vi.mock("../../shell/notifications/RequestWatch.tsx", () => ({ RequestWatch: nothing }));
vi.mock("../../officers/verification/live/VerificationWatch.tsx", () => ({ VerificationWatch: nothing }));

const goTo = vi.fn<(path: string) => void>();
const mark = (value: string) => void (document.cookie = `safevoice-session=${value}; path=/`);

beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  document.body.insertAdjacentHTML("beforeend", '<div id="root"></div>');
});
afterEach(() => {
  cleanup();
  document.getElementById("root")?.remove();
  document.cookie = "safevoice-session=; path=/; max-age=0";
  history.replaceState(null, "", "/");
});

async function open(path: string) {
  history.replaceState(null, "", path);
  render(<SessionWatch goTo={goTo} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });
  await act(async () => {});
}
/** Another tab locks or unlocks. */
async function become(value: string) {
  mark(value);
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "safevoice-lock", newValue: "1" }));
  });
}
const isHidden = () => document.getElementById("root")?.hidden;

test.each([
  ["/new-request?case=7", "/new-request?case=7"],
  ["/request/12", "/request/12"],
  ["/officer-login", undefined],
  ["/unlock", undefined],
])("%s that an officer had open is left when another tab locks", async (path, after) => {
  mark("officer.1.robin");
  await open(path);
  expect([goTo.mock.calls, isHidden()]).toEqual([[], false]);
  await become("locked.1");
  expect([goTo.mock.calls, isHidden()]).toEqual([[["/unlock"]], true]);
  expect(takeUnlockPath()).toBe(after);
});

test("a new request that was opened while it was locked stays, until it locks once more", async () => {
  mark("locked.1");
  await open("/new-request");
  await become("officer.2.robin");
  expect(goTo).not.toHaveBeenCalled();
  await become("locked.2");
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/unlock");
});

test("another page of a locked browser leads to the one that unlocks", async () => {
  mark("locked.1");
  await open("/requests");
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/unlock");
});
