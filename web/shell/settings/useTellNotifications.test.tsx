import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPreferences, readPreferences, savePreferences } from "../../core/device/preferences.ts";
import { useTellNotifications } from "./useTellNotifications.ts";

const told: unknown[] = [];
let isReachable = true;

beforeEach(() => {
  localStorage.clear();
  forgetPreferences();
  told.length = 0;
  isReachable = true;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (!isReachable) throw new TypeError("offline");
    expect(`${method} ${path}`).toBe("PUT /api/officer/notifications");
    told.push(JSON.parse(body as string));
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (choice: { email?: boolean; sms?: boolean }) =>
  act(async () => savePreferences({ ...readPreferences(), ...choice }));
const watch = (startedAt = 1, isOfficer = true) =>
  act(async () => renderHook(() => useTellNotifications(isOfficer, startedAt)));

test("reports a choice to the server once, and a change back", async () => {
  await watch();
  expect(told).toEqual([]);
  await choose({ sms: true });
  cleanup();
  await watch();
  await choose({ sms: false });
  expect(told).toEqual([
    { email: true, sms: true },
    { email: true, sms: false },
  ]);
});

test("reports again in a new session", async () => {
  await choose({ email: false });
  await watch(1);
  cleanup();
  await watch(2);
  expect(told).toEqual([
    { email: false, sms: false },
    { email: false, sms: false },
  ]);
});

test("a lost connection puts it off until there is one", async () => {
  isReachable = false;
  await watch();
  await choose({ sms: true });
  isReachable = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(told).toEqual([{ email: true, sms: true }]);
});

test("only an officer's choice is reported", async () => {
  await choose({ sms: true });
  await watch(1, false);
  expect(told).toEqual([]);
});
