import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Tabs } from "./Tabs.tsx";

afterEach(cleanup);

const tabs = ["Details", "Funding", "Activity"].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label} of the request</p>,
}));
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("the first view is shown, alone, and named by its tab", () => {
  render(<Tabs label="Views" tabs={tabs} />);
  expect(chosen()).toBe("Details");
  expect(screen.getByRole("tabpanel", { name: "Details" }).textContent).toBe("Details of the request");
  expect(screen.queryByText("Funding of the request")).toBeNull();
});

test("a press shows another view and tells of it once", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<Tabs label="Views" tabs={tabs} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole("tab", { name: "Funding" }));
  await userEvent.click(screen.getByRole("tab", { name: "Funding" }));
  expect(screen.getByRole("tabpanel", { name: "Funding" })).toBeTruthy();
  expect(onSelect.mock.calls).toEqual([["funding"]]);
});

test("the address has the last word on what is shown", async () => {
  render(<Tabs label="Views" tabs={tabs} selected="details" />);
  await userEvent.click(screen.getByRole("tab", { name: "Funding" }));
  expect(chosen()).toBe("Details");
});

test("what names no view shows the first one", () => {
  render(<Tabs label="Views" tabs={tabs} selected="nothing-such" />);
  expect(chosen()).toBe("Details");
});

test("the row is one stop of the Tab key, then comes the view", async () => {
  render(<Tabs label="Views" tabs={tabs} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Details" }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
});

test.each([
  ["{ArrowRight}", "Funding"],
  ["{ArrowLeft}", "Activity"],
  ["{End}", "Activity"],
  ["{ArrowRight}{ArrowRight}{ArrowRight}", "Details"],
  ["{End}{Home}", "Details"],
  ["{Control>}{ArrowRight}{/Control}", "Details"],
  ["x", "Details"],
])("%s leads to %s, and the keyboard goes along", async (keys, name) => {
  render(<Tabs label="Views" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(chosen()).toBe(name);
  expect(document.activeElement).toBe(screen.getByRole("tab", { name }));
});

test("two quick steps go two tabs on, however late the address follows", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<Tabs label="Views" tabs={tabs} selected="details" onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(onSelect.mock.calls).toEqual([["funding"], ["activity"]]);
});
