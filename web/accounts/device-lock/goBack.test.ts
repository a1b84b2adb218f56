import { expect, test, vi } from "vitest";
import { goBack } from "./goBack.ts";

test("an unlocked tab goes back once, to where the officer was, and tells the others", async () => {
  const replace = vi.fn<(path: string) => void>();
  vi.stubGlobal("location", { replace });
  sessionStorage.setItem("safevoice-unlock-path", "/new-request");
  document.cookie = "safevoice-session=officer.1.robin; path=/";
  await Promise.all([goBack(), goBack()]);
  await goBack();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/new-request");
  expect(localStorage.getItem("safevoice-lock")).toMatch(/^\d+$/);
  document.cookie = "safevoice-session=; path=/; max-age=0";
  vi.unstubAllGlobals();
});
