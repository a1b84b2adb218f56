/** @vitest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Chart } from "./Chart.tsx";
import { chartScales, type ChartPoint } from "./chartScales.ts";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const points: ChartPoint[] = [
  { id: "mon", label: "Mon", values: [4, 2] },
  { id: "tue", label: "Tue", values: [8, null] },
  { id: "wed", label: "Wed", values: [0, 1] },
];
const series = [
  { id: "received", label: "Received" },
  { id: "approved", label: "Approved" },
];
const show = (shown = points) =>
  render(
    <Chart
      kind="line"
      label="Requests"
      summary="Most on Tuesday."
      pointLabel="Day"
      points={shown}
      series={series}
      missing="fewer than 5"
    />,
  );

test("the keyboard reads point after point, including unknown ones", () => {
  show();
  expect(screen.getByText("Most on Tuesday.")).toBeTruthy();
  const reader = screen.getByRole("slider", { name: "Data for Requests" });
  fireEvent.focus(reader);
  expect(reader.getAttribute("aria-valuetext")).toBe("Wed · Received 0 · Approved 1");
  fireEvent.change(reader, { target: { value: "1" } });
  expect(reader.getAttribute("aria-valuetext")).toBe("Tue · Received 8 · Approved fewer than 5");
  expect(screen.getByText("Tue · Received 8 · Approved fewer than 5")).toBeTruthy();
  fireEvent.blur(reader);
  expect(screen.getByText("Most on Tuesday.")).toBeTruthy();
});

test("the same numbers are in a table, each with its name", async () => {
  show();
  expect(screen.queryByRole("grid")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show data" }));
  const table = screen.getByRole("grid", { name: "Requests" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Day", "Received", "Approved"],
    ["Mon", "4", "2"],
    ["Tue", "8", "fewer than 5"],
    ["Wed", "0", "1"],
  ]);
});

test("each series has a mark besides its color", () => {
  const { container } = show();
  const marks = [...container.querySelectorAll("li svg")].map((sample) => sample.lastElementChild);
  expect(new Set(marks.map((mark) => mark?.getAttribute("d"))).size).toBe(series.length);
});

test("without points there is no drawing and no table", () => {
  show([]);
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a line is interrupted at an unknown value", () => {
  const { path } = chartScales(points, 2, { width: 300, height: 100 });
  const starts = (text: string) => text.split("M").length - 1;
  expect(starts(path(0))).toBe(1);
  expect(starts(path(1))).toBe(2);
});

test("bars start at zero, as high as their value, side by side", () => {
  const { bar, y } = chartScales(points, 2, { width: 300, height: 100 });
  const [one, other] = [bar(0, 0, 4), bar(0, 1, 2)];
  expect(one.y + one.height).toBe(100);
  expect(one.height).toBeCloseTo(2 * other.height);
  expect(one.x + one.width).toBeLessThanOrEqual(other.x);
  expect(y(8)).toBe(0);
  const below = chartScales([{ id: "a", label: "a", values: [-5] }], 1, { width: 100, height: 100 });
  expect(below.bar(0, 0, -5).y).toBe(below.y(0));
});

test("counts have no halves on the axis, and few labels at the bottom", () => {
  const { ticks, labelStep, nearest } = chartScales([{ id: "a", label: "a", values: [1] }], 1, {
    width: 300,
    height: 100,
  });
  expect(ticks).toEqual([0, 1]);
  expect(labelStep(() => 50)).toBe(1);
  expect([nearest(-10), nearest(9999)]).toEqual([0, 0]);
  const year = Array.from({ length: 365 }, (_, at) => ({ id: String(at), label: "d", values: [at] }));
  expect(chartScales(year, 1, { width: 300, height: 100 }).labelStep(() => 50)).toBe(61);
});

test("a long label takes only the room that its neighbors leave", () => {
  const labels = ["Food", "Shelter", "Transportation"];
  const points = labels.map((label) => ({ id: label, label, values: [1] }));
  const stepAt = (width: number) =>
    chartScales(points, 1, { width, height: 100 }).labelStep((label) => 10 * label.length);
  expect(stepAt(340)).toBe(1); // not each as wide as the longest
  expect(stepAt(200)).toBe(2);
});
