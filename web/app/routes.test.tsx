import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, type RouteObject } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Pages } from "../core/routing/AppRouter.tsx";
import { openRouter } from "./routes.tsx";

afterEach(cleanup);

const services = { openRelay: () => Promise.reject(new Error("There is no server")) };
const deskPages: RouteObject[] = [
  { path: "/admin/dashboard", Component: () => <h1>Dashboard</h1> },
  { path: "/admin/funds/:id", Component: () => <h1>Fund</h1> },
];

function open(path: string, loadDesk: () => Promise<RouteObject[]>, start?: Promise<void>) {
  const router = openRouter({ ...services, loadDesk, ...(start && { start }) }, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  const go = (to: string, options = {}) => act(() => router.navigate(to, options));
  return { router, go };
}

test("administrators' routes come with the first visit to one of them, and again after a failure", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const loadDesk = vi.fn<() => Promise<RouteObject[]>>().mockRejectedValueOnce(new Error("offline"));
  loadDesk.mockResolvedValue(deskPages);
  const { router, go } = open("/exit-help", loadDesk);
  await act(async () => void render(<Pages router={router} />));
  expect(loadDesk).not.toHaveBeenCalled();
  await go("/admin/dashboard");
  expect(screen.queryByText("Dashboard")).toBeNull();
  await go("/admin/dashboard", { replace: true });
  expect(screen.getByText("Dashboard")).toBeTruthy();
  await go("/admin/funds/3");
  expect(screen.getByText("Fund")).toBeTruthy();
  await go("/admin/none");
  expect(screen.getByText("404 Page Not Found")).toBeTruthy();
});

test("until it may start, neither code nor data is loaded", async () => {
  let start = () => {};
  const waits = new Promise<void>((resolve) => (start = resolve));
  const loadDesk = vi.fn<() => Promise<RouteObject[]>>(async () => deskPages);
  const { router } = open("/admin/dashboard", loadDesk, waits);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadDesk).not.toHaveBeenCalled();
  start();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(router.state.matches.at(-1)?.route.path).toBe("/admin/dashboard");
});
