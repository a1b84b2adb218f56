import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PageTitle } from "./PageTitle.tsx";

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset["name"];
});

test("the tab says the page and the product", () => {
  render(<PageTitle title="Feedback" />);
  expect(document.title).toBe("Feedback · SafeVoice");
});

test("where the installation has a name of its own, the tab says that", () => {
  document.documentElement.dataset["name"] = "Harbour <Fund>";
  render(<PageTitle title="Feedback" />);
  expect(document.title).toBe("Feedback · Harbour <Fund>");
});
