import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Pages } from "../core/routing/AppRouter.tsx";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useCurrent, useOwnLinks } from "./useOwnLinks.ts";

afterEach(cleanup);

function Links() {
  useOwnLinks();
  return (
    <>
      <a href="/rights?tab=stop#more" aria-current={useCurrent("/rights")}>
        <span>page</span>
      </a>
      <a href="/rights" target="_blank">
        beside
      </a>
      <a href="/rights" download>
        file
      </a>
      <a href="tel:211">phone</a>
      <a href="//elsewhere.example/rights">elsewhere</a>
      <a href="/rights" onClick={(event) => event.preventDefault()}>
        taken
      </a>
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: "*", Component: Links }], { initialEntries: ["/home"] });
  render(<Pages router={router} />);
  const path = () =>
    router.state.location.pathname + router.state.location.search + router.state.location.hash;
  return { path };
}
/** jsdom cannot navigate, so navigations of the browser end here. */
const click = (name: string, how: MouseEventInit = {}) => {
  const stop = (event: Event) => event.preventDefault();
  addEventListener("click", stop);
  fireEvent.click(screen.getByText(name), how);
  removeEventListener("click", stop);
};

test("a click on an internal link, or on its content, goes to the router", () => {
  const { path } = open();
  expect(screen.getByText("page").closest("a")?.ariaCurrent ?? null).toBeNull();
  click("page");
  expect(path()).toBe("/rights?tab=stop#more");
  expect(screen.getByText("page").closest("a")?.getAttribute("aria-current")).toBe("page");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %o goes to the browser",
  (how) => {
    const { path } = open();
    click("page", how);
    expect(path()).toBe("/home");
  },
);

test.each(["beside", "file", "phone", "elsewhere", "taken"])("so does a link that is %s", (name) => {
  const { path } = open();
  click(name);
  expect(path()).toBe("/home");
});
