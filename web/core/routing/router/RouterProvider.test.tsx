import type { ReactElement } from "react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createRouter } from "./createRouter.ts";
import { createMemoryHistory } from "./history.ts";
import { Navigate, Outlet, useLoaderData, useLocation, useNextLocation, useRouteError } from "./hooks.ts";
import { LoaderContext, type RouteObject } from "./routes.ts";
import { RouterProvider } from "./RouterProvider.tsx";
import { loadStatic, staticRouter } from "./staticRouter.ts";

afterEach(cleanup);

const Shell = () => (
  <main data-loading={useNextLocation()?.pathname}>
    <Outlet />
  </main>
);
const Failed = () => <p>failed: {String(useRouteError())}</p>;
const Waiting = () => <p>waiting</p>;

async function open(pages: RouteObject[], address = "/") {
  const onError = vi.fn<(error: unknown) => void>();
  const routes = [{ Component: Shell, ErrorBoundary: Failed, Waiting, children: pages }];
  const router = createRouter(routes, createMemoryHistory(address));
  const { container } = await act(async () => render(<RouterProvider router={router} onError={onError} />));
  const go = (to: string) => act(() => router.navigate(to));
  return { router, go, onError, text: () => container.textContent };
}

test("a page is shown in its shell with its own data", async () => {
  const Page = () => <p>{useLoaderData() as string}</p>;
  const { text } = await open([{ path: "/", Component: Page, loader: () => "rows" }]);
  expect(text()).toBe("rows");
  expect(screen.getByRole("main").textContent).toBe("rows");
});

test("on the first page the nearest placeholder is shown, and later the earlier page", async () => {
  let answer = (_data: string) => {};
  const loader = () => new Promise((resolve) => (answer = resolve));
  const Page = () => <p>{useLoaderData() as string}</p>;
  const slow: RouteObject = { path: "/slow", Component: Page, loader };
  const { text, router, go } = await open([slow, { path: "/", Component: () => <p>home</p> }], "/slow");
  expect(text()).toBe("waiting");
  await act(async () => answer("first"));
  expect(text()).toBe("first");
  await go("/");
  let going: Promise<void> | undefined;
  await act(async () => void (going = router.navigate("/slow")));
  expect(text()).toBe("home");
  expect(screen.getByRole("main").dataset["loading"]).toBe("/slow");
  await act(async () => answer("second"));
  await going;
  expect(text()).toBe("second");
});

test("while another page loads, the current one is not rendered again", async () => {
  const rendered = vi.fn<() => ReactElement>(() => <p>home</p>);
  const { router } = await open([
    { path: "/", Component: rendered },
    { path: "/slow", loader: () => new Promise(() => {}) },
  ]);
  const before = rendered.mock.calls.length;
  await act(async () => void router.navigate("/slow"));
  expect(rendered).toHaveBeenCalledTimes(before);
});

test("a failed component is replaced in its shell until the address changes", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    if (useLocation().search === "") throw new Error("broken");
    return <p>works</p>;
  };
  const { text, go, onError } = await open([{ path: "/", Component: Broken, ErrorBoundary: Failed }]);
  expect(screen.getByRole("main").textContent).toBe("failed: Error: broken");
  expect(onError).toHaveBeenCalledWith(new Error("broken"));
  await go("/?again");
  expect(text()).toBe("works");
});

test("a failed loader is shown by the page itself, or by what is around it", async () => {
  const loader = () => Promise.reject(new Error("no rows"));
  const own = { path: "/own", loader, ErrorBoundary: Failed };
  const { go, onError } = await open([{ path: "/" }, own, { path: "/around", loader }]);
  await go("/own");
  expect(screen.getByRole("main").textContent).toBe("failed: Error: no rows");
  await go("/around");
  expect(screen.queryByRole("main")).toBeNull();
  expect(screen.getByText("failed: Error: no rows")).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(2);
});

test("a page can lead elsewhere when it is rendered", async () => {
  const { text } = await open([
    { path: "/", Component: () => <Navigate to="/login?next=/" replace /> },
    { path: "/login", Component: () => <p>{useLocation().search}</p> },
  ]);
  expect(text()).toBe("?next=/");
});

test("the build renders static routes with their data, and the others as waiting", async () => {
  const Page = () => <p>{useLoaderData() as string}</p>;
  const lazy = async () => Page;
  const routes: RouteObject[] = [
    { path: "/ready", lazy, loader: ({ url }) => url.search, isStatic: true, Waiting },
    { path: "/live", lazy: async () => Page, Waiting },
    { path: "/broken", loader: () => Promise.reject(new Error("no file")), isStatic: true },
  ];
  const rendered = async (address: string) => {
    const state = await loadStatic(routes, address, new LoaderContext());
    return renderToString(<RouterProvider router={staticRouter(state)} />);
  };
  expect(await rendered("/ready?state=TX")).toBe("<p>?state=TX</p>");
  expect(await rendered("/live")).toBe("<p>waiting</p>");
  await expect(rendered("/broken")).rejects.toThrow("/broken failed");
});
