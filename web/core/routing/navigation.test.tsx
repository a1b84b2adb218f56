import type { ReactElement } from "react";
import { act, cleanup, render, screen } from "@testing-library/react";
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterContextProvider,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
  type LoaderFunction,
  type RouteObject,
} from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Pages, type AppRouter } from "./AppRouter.tsx";
import { createRedirect, redirectContext } from "./redirects.ts";

// What pages rely on in React Router, and would notice in a new version.

let opened: AppRouter | undefined;
afterEach(() => {
  cleanup();
  opened?.dispose();
});

const Shell = () => (
  <main data-loading={useNavigation().location?.pathname}>
    <Outlet />
  </main>
);
const Failed = () => <p>failed: {String(useRouteError())}</p>;
const Waiting = () => <p>waiting</p>;
const Data = () => <p>{useLoaderData<string>()}</p>;
const Path = () => <p>{useLocation().pathname}</p>;

/** Opens a document at an address of a new entry in the browser's history. */
async function open(pages: RouteObject[], address = "/", loaderData?: Record<string, unknown>) {
  history.pushState(null, "", address);
  const onError = vi.fn<(error: unknown) => void>();
  const shell = { id: "shell", Component: Shell, ErrorBoundary: Failed, HydrateFallback: Waiting };
  const redirect = createRedirect(() => router.state);
  const router: AppRouter = createBrowserRouter([{ ...shell, children: pages }], {
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(redirectContext, redirect);
      return context;
    },
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  opened = router;
  const { container } = await act(async () => render(<Pages router={router} onError={onError} />));
  const go = (to: string, options = {}) => act(() => router.navigate(to, options));
  return { router, go, onError, text: () => container.textContent };
}

/** A loader whose calls are answered by hand. */
function byHand() {
  const answers: ((data: string) => void)[] = [];
  return { answers, loader: () => new Promise<string>((answer) => answers.push(answer)) };
}

const back = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => setTimeout(resolve), { once: true });
        history.back();
      }),
  );

const redirectTo =
  (to: string): LoaderFunction =>
  ({ context, url }) =>
    context.get(redirectContext)(url, to);

test("a page and its URL appear once the data is here, and the earlier page stays until then", async () => {
  const { answers, loader } = byHand();
  const { router, text } = await open([
    { path: "/", Component: () => <p>home</p> },
    { path: "/list", Component: Data, loader },
  ]);
  const entries = history.length;
  let going: Promise<void> | undefined;
  await act(async () => void (going = router.navigate("/list?q=1#end")));
  expect(text()).toBe("home");
  expect(screen.getByRole("main").dataset["loading"]).toBe("/list");
  expect(location.pathname).toBe("/");
  await act(async () => answers[0]?.("rows"));
  await going;
  expect(text()).toBe("rows");
  expect(location.pathname + location.search + location.hash).toBe("/list?q=1#end");
  expect(history.length).toBe(entries + 1);
});

test("on the first page the nearest placeholder is shown", async () => {
  const { answers, loader } = byHand();
  const { text } = await open([{ path: "/slow", Component: Data, loader }], "/slow");
  expect(text()).toBe("waiting");
  await act(async () => answers[0]?.("rows"));
  expect(text()).toBe("rows");
});

test("the later of two navigations wins, and the earlier one resolves", async () => {
  const { answers, loader } = byHand();
  const { router, go, text } = await open([
    { path: "/", Component: Path },
    { path: "/slow", Component: Path, loader },
    { path: "/fast", Component: Path },
  ]);
  const first = router.navigate("/slow");
  await go("/fast");
  await act(async () => answers[0]?.("late"));
  await first;
  expect(text()).toBe("/fast");
  expect(location.pathname).toBe("/fast");
});

const leading: RouteObject[] = [
  { path: "/", Component: Path },
  { path: "/here", Component: Path, loader: redirectTo("/there") },
  { path: "/there", Component: Path },
];

test("a link to a page that redirects adds one entry", async () => {
  const { go, text } = await open(leading);
  const entries = history.length;
  await go("/here");
  expect([text(), history.length]).toEqual(["/there", entries + 1]);
  await back();
  expect(text()).toBe("/");
});

test("if the first page redirects, its entry is replaced, so that Back leaves it", async () => {
  history.pushState(null, "", "/before");
  const entries = history.length;
  const { text } = await open(leading, "/here");
  await vi.waitFor(() => expect(text()).toBe("/there"));
  expect(history.length).toBe(entries + 1); // `open` added it
});

test("if Back comes to a page that redirects, its entry is replaced", async () => {
  let isLeading = false;
  const loader: LoaderFunction = (args) => (isLeading ? redirectTo("/there")(args) : null);
  const { go, text } = await open([
    { path: "/", Component: Path },
    { path: "/here", Component: Path, loader },
    { path: "/there", Component: Path },
    { path: "/next", Component: Path },
  ]);
  await go("/here");
  await go("/next");
  isLeading = true;
  await back();
  await vi.waitFor(() => expect(text()).toBe("/there"));
  await back();
  await vi.waitFor(() => expect(text()).toBe("/"));
});

test("pages that redirect to each other are an error, not a loop", async () => {
  const { go, text } = await open([
    { path: "/", Component: Path },
    { path: "/one", Component: Path, loader: redirectTo("/two") },
    { path: "/two", Component: Path, loader: redirectTo("/one") },
  ]);
  await go("/one");
  expect(text()).toContain("without end");
});

test("a revalidation that a navigation interrupts is made up for", async () => {
  const { answers, loader } = byHand();
  const pages = [
    { id: "area", path: "/", Component: Path, loader, children: [{ path: "/next", Component: Path }] },
  ];
  const { router } = await open(pages, "/", { area: "old" });
  expect(answers).toHaveLength(0);
  const again = router.revalidate();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(router.state).toMatchObject({ revalidation: "loading", loaderData: { area: "old" } });
  const going = router.navigate("/next");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("new");
  answers[0]?.("stale");
  await act(async () => void (await Promise.all([going, again])));
  expect(router.state).toMatchObject({ revalidation: "idle", loaderData: { area: "new" } });
});

test("while another page loads, the current one is not rendered again", async () => {
  const rendered = vi.fn<() => ReactElement>(() => <p>home</p>);
  const { router } = await open([
    { path: "/", Component: rendered },
    { path: "/slow", Component: Path, loader: () => new Promise(() => {}) },
  ]);
  const before = rendered.mock.calls.length;
  await act(async () => void router.navigate("/slow"));
  expect(router.state.navigation.state).toBe("loading");
  expect(rendered).toHaveBeenCalledTimes(before);
});

test("loaders run again for another search, another parameter and the same address, not for a hash", async () => {
  const loader = vi.fn<() => string>(() => "data");
  const { go } = await open([{ path: "/request/:number", Component: Data, loader }], "/request/1");
  const counts: number[] = [];
  for (const to of ["/request/1#more", "/request/1?tab=x", "/request/2?tab=x", "/request/2?tab=x"]) {
    await go(to);
    counts.push(loader.mock.calls.length);
  }
  expect(counts).toEqual([1, 2, 3, 4]);
});

test("a failed component is replaced in its shell until the address changes", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    if (useLocation().search === "") throw new Error("broken");
    return <p>works</p>;
  };
  const { text, go, onError } = await open([{ path: "/", Component: Broken, ErrorBoundary: Failed }]);
  expect(screen.getByRole("main").textContent).toBe("failed: Error: broken");
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error("broken"));
  await go("/?again");
  expect(text()).toBe("works");
});

test("a failed loader is shown by the page itself or by what is around it, and runs again", async () => {
  const loader = vi.fn<() => Promise<string>>(() => Promise.reject(new Error("no rows")));
  const own = { path: "/own", loader, Component: Data, ErrorBoundary: Failed };
  const { go, onError } = await open([
    { path: "/", Component: Path },
    own,
    { path: "/around", Component: Path, loader },
  ]);
  await go("/own");
  expect(screen.getByRole("main").textContent).toBe("failed: Error: no rows");
  await go("/around");
  expect(screen.queryByRole("main")).toBeNull();
  expect(screen.getByText("failed: Error: no rows")).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(2);
  loader.mockResolvedValueOnce("rows");
  await go("/own", { replace: true });
  expect(screen.getByRole("main").textContent).toBe("rows");
});

test("a page can redirect when it is rendered", async () => {
  const { text } = await open([
    { path: "/", Component: () => <Navigate to="/login?next=/" replace /> },
    { path: "/login", Component: () => <p>{useLocation().search}</p> },
  ]);
  expect(text()).toBe("?next=/");
});
