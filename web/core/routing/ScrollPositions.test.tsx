import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, type RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.documentElement.hidden = false;
});

async function open() {
  const [{ Pages }, { ScrollPositions, erasePositions }] = await Promise.all([
    import("./AppRouter.tsx"),
    import("./ScrollPositions.tsx"),
  ]);
  const routes: RouteObject[] = [{ path: "*", Component: ScrollPositions }];
  const router = createMemoryRouter(routes, { initialEntries: ["/home?state=TX"] });
  await act(async () => void render(<Pages router={router} />));
  return { router, erasePositions };
}
const leave = () => act(async () => void dispatchEvent(new Event("pagehide")));

test("positions are stored for a reload", async () => {
  await open();
  vi.stubGlobal("scrollY", 120);
  await leave();
  expect(sessionStorage.getItem("safevoice-scroll")).toContain('"/home?state=TX":120');
});

test("after Exit nothing is written", async () => {
  await open();
  await act(async () => void (document.documentElement.hidden = true));
  await leave();
  expect(sessionStorage).toHaveLength(0);
});

test("after erasing nothing is written", async () => {
  const { erasePositions } = await open();
  await act(async () => erasePositions());
  await leave();
  expect(sessionStorage).toHaveLength(0);
});

test("a new page begins at its top, and a change in place stays", async () => {
  const { router } = await open();
  const scrolled = vi.mocked(window.scrollTo);
  scrolled.mockClear();
  const go = (to: string, options = {}) => act(() => router.navigate(to, options));
  await go("/rights");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  await go("/rights?tab=stop", { preventScrollReset: true });
  expect(scrolled).toHaveBeenCalledTimes(1);
  vi.stubGlobal("scrollY", 120);
  await go("/home");
  await act(() => router.navigate(-1));
  expect(scrolled).toHaveBeenLastCalledWith(0, 120);
});
