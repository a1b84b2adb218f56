import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, useRouteError } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Pages } from "./AppRouter.tsx";
import { lazyPage } from "./lazyPage.tsx";

afterEach(cleanup);

test("a page that could not be imported is imported again with the next visit, and then no more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isOnline = false;
  let imports = 0;
  const lazy = lazyPage(async () => {
    imports += 1;
    if (!isOnline) throw new Error("offline");
    return () => <p>here</p>;
  });
  const Failed = () => <p>{String(useRouteError())}</p>;
  const router = createMemoryRouter([
    { path: "/", Component: () => <p>home</p> },
    { path: "/page", lazy, ErrorBoundary: Failed },
  ]);
  const { container } = render(<Pages router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  await go("/page");
  expect(container.textContent).toBe("Error: offline");
  isOnline = true;
  await go("/page?again");
  expect(container.textContent).toBe("here");
  const before = imports;
  await go("/");
  await go("/page");
  expect([container.textContent, imports]).toEqual(["here", before]);
});
