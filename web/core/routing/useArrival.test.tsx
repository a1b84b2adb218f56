import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useArrival } from "./useArrival.ts";

afterEach(cleanup);

/** Each page draws its heading itself, so that one can take another's place. */
function Page() {
  useArrival();
  return <main />;
}

async function arrive() {
  const router = createMemoryRouter(
    ["/first", "/second"].map((path) => ({ path, element: <Page key="page" /> })),
    { initialEntries: ["/first"] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/second"));
}

/** The document tells of its changes a moment later. */
const settle = () => new Promise((done) => setTimeout(done));

function show(text: string): HTMLElement {
  const heading = document.createElement("h1");
  heading.tabIndex = -1;
  heading.textContent = text;
  screen.getByRole("main").replaceChildren(heading);
  return heading;
}

test("the heading takes the focus when it comes, and so does one that takes its place", async () => {
  await arrive();
  expect(document.activeElement).toBe(document.body);
  const first = show("Loading");
  await settle();
  expect(document.activeElement).toBe(first);
  const second = show("Your Emergency Requests");
  await settle();
  expect(document.activeElement).toBe(second);
});

test("who does something meanwhile keeps the focus where it is", async () => {
  await arrive();
  globalThis.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  show("Your Emergency Requests");
  await settle();
  expect(document.activeElement).toBe(document.body);
});
