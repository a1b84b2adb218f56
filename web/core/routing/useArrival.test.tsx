import { act, cleanup, render, screen } from "@testing-library/react";
import { Pages } from "./AppRouter.tsx";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useArrival } from "./useArrival.ts";

afterEach(cleanup);

/** Each page renders its heading itself, so that one can replace another. */
function Page() {
  useArrival();
  return <main />;
}

async function arrive() {
  const router = createMemoryRouter(
    ["/first", "/second"].map((path) => ({ path, Component: Page })),
    { initialEntries: ["/first"] },
  );
  render(<Pages router={router} />);
  await act(() => router.navigate("/second"));
}

/** DOM mutations are reported asynchronously. */
const settle = () => new Promise((done) => setTimeout(done));

function show(text: string): HTMLElement {
  const heading = document.createElement("h1");
  heading.tabIndex = -1;
  heading.textContent = text;
  screen.getByRole("main").replaceChildren(heading);
  return heading;
}

test("focuses the heading when it appears, and one that replaces it", async () => {
  await arrive();
  expect(document.activeElement).toBe(document.body);
  const first = show("Loading");
  await settle();
  expect(document.activeElement).toBe(first);
  const second = show("Your Emergency Requests");
  await settle();
  expect(document.activeElement).toBe(second);
});

test("keeps the focus of a person who acts meanwhile", async () => {
  await arrive();
  globalThis.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  show("Your Emergency Requests");
  await settle();
  expect(document.activeElement).toBe(document.body);
});
