import { act, cleanup, render, screen } from "@testing-library/react";
import { Pages } from "./AppRouter.tsx";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useSearch } from "./useSearch.ts";

afterEach(cleanup);

function Page() {
  const [search, change] = useSearch();
  const set = (name: string) =>
    change((now) => {
      now.set(name, "1");
      return now;
    });
  return ["a", "b"].map((name) => (
    <button key={name} onClick={() => set(name)}>
      {name}: {search.get(name)}
    </button>
  ));
}

test("a change during a pending one loses neither", async () => {
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => (arrive = resolve));
  const loader = async ({ url }: { url: URL }) => {
    if (url.search) await wait;
    return null;
  };
  const router = createMemoryRouter([{ path: "/", loader, Component: Page, HydrateFallback: () => null }], {
    initialEntries: ["/"],
  });
  render(<Pages router={router} />);
  (await screen.findByText("a:")).click();
  screen.getByText("b:").click();
  expect(router.state.location.search).toBe("");
  await act(async () => arrive());
  await screen.findByText("a: 1");
  expect(router.state.location.search).toBe("?a=1&b=1");
});

test("a navigation to another page is not canceled by a change of this one", async () => {
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => (arrive = resolve));
  const routes = [
    { path: "/", Component: Page },
    { path: "/other", loader: () => wait.then(() => null), Component: () => <p>other</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  render(<Pages router={router} />);
  void router.navigate("/other");
  screen.getByText("a:").click();
  await act(async () => arrive());
  await screen.findByText("other");
  expect(router.state.location.pathname).toBe("/other");
});
