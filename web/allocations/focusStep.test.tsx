import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { say, Toaster } from "../design/overlays/Toaster.tsx";
import { focusStep } from "./focusStep.ts";

afterEach(cleanup);

test("the focus goes to the money while a toast says that it was handed over", async () => {
  render(
    <>
      <Toaster />
      <ul>
        <li data-step="money" tabIndex={-1} />
      </ul>
    </>,
  );
  act(() => say({ title: "Funds distributed", tone: "positive" }));
  focusStep("money");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step")).toBe("money"));
  expect(screen.getByText("Funds distributed")).toBeTruthy();
});

test("an open question keeps the focus", async () => {
  const step = <div key="step" data-step="wait" tabIndex={-1} />;
  const question = <section key="question" role="alertdialog" aria-label="Mark as distributed?" />;
  const { rerender } = render([question, step]);
  focusStep("wait");
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  rerender([step]);
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step")).toBe("wait"));
});
