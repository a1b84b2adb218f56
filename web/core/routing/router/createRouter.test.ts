import { expect, test, vi } from "vitest";
import { createRouter, type MoreRoutes } from "./createRouter.ts";
import { createMemoryHistory, type History, type Location } from "./history.ts";
import { LoaderContext, loaderKey, redirect, type LoaderArgs, type RouteObject } from "./routes.ts";

type Loader = NonNullable<RouteObject["loader"]>;

const Component = () => null;

/** A history that can go back, and tells what was written into it. */
function openHistory(address = "/") {
  const memory = createMemoryHistory(address);
  const written: string[] = [];
  let report = (_to: Location) => {};
  const write = (how: "push" | "replace") => (to: Location) => {
    written.push(`${how} ${to.pathname}${to.search}${to.hash}`);
    memory[how](to);
  };
  const history: History = {
    origin: memory.origin,
    get location() {
      return memory.location;
    },
    push: write("push"),
    replace: write("replace"),
    listen(listener) {
      report = listener;
      return () => {};
    },
  };
  return { history, written, back: (to: Location) => report(to) };
}

/** A loader whose calls are answered by hand. */
function byHand() {
  const calls: { url: string; answer: (value: unknown) => void; fail: (error: Error) => void }[] = [];
  const loader = ({ url }: LoaderArgs) =>
    new Promise((answer, fail) => calls.push({ url: url.pathname + url.search, answer, fail }));
  return { calls, loader };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a page and its URL appear once the data is here", async () => {
  const { calls, loader } = byHand();
  const { history, written } = openHistory();
  const router = createRouter(
    [
      { path: "/", Component },
      { path: "/list", Component, loader },
    ],
    history,
  );
  const going = router.navigate("/list?q=1#end");
  await settle();
  expect(router.state).toMatchObject({
    location: { pathname: "/" },
    next: { pathname: "/list", search: "?q=1" },
  });
  expect(written).toEqual([]);
  calls[0]?.answer("rows");
  await going;
  expect(router.state).toMatchObject({ location: { pathname: "/list", hash: "#end" }, next: undefined });
  expect(Object.values(router.state.data)).toEqual(["rows"]);
  expect(written).toEqual(["push /list?q=1#end"]);
});

test("the later of two navigations wins, also if the earlier one is answered last", async () => {
  const slow = byHand();
  const { history, written } = openHistory();
  const routes = [{ path: "/" }, { path: "/slow", loader: slow.loader }, { path: "/fast" }];
  const router = createRouter(routes, history);
  const first = router.navigate("/slow");
  await router.navigate("/fast", { replace: true });
  slow.calls[0]?.answer("late");
  await first;
  expect(router.state.location.pathname).toBe("/fast");
  expect(written).toEqual(["replace /fast"]);
});

test("a link to a page that leads elsewhere adds one entry", async () => {
  const { history, written } = openHistory();
  const routes = [{ path: "/" }, { path: "/here", loader: () => redirect("/there") }, { path: "/there" }];
  const router = createRouter(routes, history);
  await router.navigate("/here");
  expect(written).toEqual(["push /there"]);
});

test("if the first page leads elsewhere, its entry is replaced, so that Back leaves", async () => {
  const { history, written } = openHistory("/");
  const router = createRouter([{ path: "/", loader: () => redirect("/home") }, { path: "/home" }], history);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/home"));
  expect(written).toEqual(["replace /home"]);
});

test("Back follows the history and writes nothing into it", async () => {
  const { history, written, back } = openHistory();
  const router = createRouter([{ path: "/" }, { path: "/next" }], history);
  const first = router.state.location;
  await router.navigate("/next");
  back(first);
  expect(router.state).toMatchObject({ action: "POP", location: first });
  expect(written).toEqual(["push /next"]);
});

test("a failure is shown by the nearest route that can, and the next navigation loads again", async () => {
  const problem = new Error("no rows");
  const loader = vi.fn<Loader>(() => Promise.reject(problem));
  const routes: RouteObject[] = [
    {
      id: "root",
      ErrorBoundary: Component,
      children: [{ path: "/" }, { id: "page", path: "/page", loader }],
    },
  ];
  const router = createRouter(routes, openHistory().history);
  await router.navigate("/page");
  expect(router.state).toMatchObject({ errors: { root: problem }, location: { pathname: "/page" } });
  loader.mockResolvedValueOnce("rows");
  await router.navigate("/page", { replace: true });
  expect(router.state).toMatchObject({ errors: {}, data: { page: "rows" } });
});

test("code that cannot be loaded is a failure of its route", async () => {
  const lost = new Error("offline");
  const routes: RouteObject[] = [
    { path: "/" },
    { id: "page", path: "/page", ErrorBoundary: Component, lazy: () => Promise.reject(lost) },
  ];
  const router = createRouter(routes, openHistory().history);
  await router.navigate("/page");
  expect(router.state.errors).toEqual({ page: lost });
});

test("loaders run again for another search, another parameter and the same address, not for a hash", async () => {
  const loader = vi.fn<Loader>(() => "data");
  const routes = [{ path: "/request/:number", loader }];
  const router = createRouter(routes, openHistory("/request/1").history);
  await settle();
  const counts: number[] = [];
  for (const to of ["/request/1#more", "/request/1?tab=x", "/request/2?tab=x", "/request/2?tab=x"]) {
    await router.navigate(to);
    counts.push(loader.mock.calls.length);
  }
  expect(counts).toEqual([1, 2, 3, 4]);
});

test("a route decides itself whether its loader runs again", async () => {
  const loader = vi.fn<Loader>(() => "account");
  const shell = { path: "/desk", loader, shouldRevalidate: () => false, children: [{ path: "/desk/a" }] };
  const router = createRouter([shell], openHistory("/desk").history);
  await settle();
  await router.navigate("/desk/a?b");
  await router.revalidate();
  expect(loader).toHaveBeenCalledTimes(1);
});

test("revalidation keeps the page, and one that a navigation interrupts is made up for", async () => {
  const { calls, loader } = byHand();
  const routes = [{ id: "shell", path: "/", loader, children: [{ path: "/next" }] }];
  const { history, written } = openHistory();
  const router = createRouter(routes, history, { data: { shell: "old" } });
  expect(calls).toHaveLength(0);
  const again = router.revalidate();
  await settle();
  expect(router.state).toMatchObject({ isRevalidating: true, next: undefined, data: { shell: "old" } });
  const going = router.navigate("/next");
  await settle();
  calls.at(-1)?.answer("new");
  calls[0]?.answer("stale");
  await Promise.all([going, again]);
  expect(calls).toHaveLength(2);
  expect(router.state).toMatchObject({ isRevalidating: false, data: { shell: "new" } });
  expect(written).toEqual(["push /next"]);
});

test("a prerendered page keeps its data, and nothing is loaded while the context is a promise", async () => {
  const loader = vi.fn<Loader>(() => "new");
  let begin = (_context: LoaderContext) => {};
  const waits = new Promise<LoaderContext>((resolve) => (begin = resolve));
  const lazy = vi.fn<() => Promise<typeof Component>>(async () => Component);
  const routes = [{ id: "page", path: "/", loader, children: [{ path: "/", lazy }] }];
  const router = createRouter(routes, openHistory().history, {
    data: { page: "ready" },
    getContext: () => waits,
  });
  expect(router.state.next).toBeUndefined(); // a page that says so would differ from the prerendered one
  await settle();
  expect([loader, lazy].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  begin(new LoaderContext());
  await vi.waitFor(() => expect(lazy).toHaveBeenCalledTimes(1));
  expect(router.state.data).toEqual({ page: "ready" });
});

test("loaders get the app's values, or the usual ones", async () => {
  const [known, usual] = [loaderKey("usual"), loaderKey("usual")];
  const loader = ({ context }: LoaderArgs) => [context.get(known), context.get(usual)];
  const getContext = () => new LoaderContext().set(known, "own");
  const router = createRouter([{ id: "page", path: "/", loader }], openHistory().history, { getContext });
  await vi.waitFor(() => expect(router.state.data).toEqual({ page: ["own", "usual"] }));
});

test("more routes come with the first visit to one, and again after a failure", async () => {
  const load = vi.fn<MoreRoutes["load"]>().mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValue([{ path: "/admin" }, { path: "/admin/funds" }]);
  const more = { have: (path: string) => path.startsWith("/admin"), under: "root", load };
  const routes = [{ id: "root", ErrorBoundary: Component, children: [{ path: "*" }] }];
  const router = createRouter(routes, openHistory().history, { more });
  await router.navigate("/admin");
  expect(router.state.errors).toEqual({ root: new Error("offline") });
  await router.navigate("/admin", { replace: true });
  await router.navigate("/admin/funds");
  expect(router.state.matches.at(-1)?.route.path).toBe("/admin/funds");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a new page begins at its top, Back at its place, and a change in place stays", async () => {
  const { history, back } = openHistory();
  const router = createRouter([{ path: "/" }, { path: "/next" }], history);
  const positions = new Map<Location["key"], number>();
  const save = ({ key }: Location) => void positions.set(key, 120);
  router.keepScroll({ save, find: ({ key }) => positions.get(key) });
  const first = router.state.location;
  await router.navigate("/next");
  expect(router.state.scrollTo).toBe("start");
  await router.navigate({ search: "q=1" }, { replace: true, preventScrollReset: true });
  expect(router.state).toMatchObject({ scrollTo: "stay", location: { pathname: "/next", search: "?q=1" } });
  back(first);
  expect(router.state.scrollTo).toBe(120);
});
