import { expect, test } from "vitest";
import { dayPoints } from "./dayPoints.ts";

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ day: `day ${at}`, filed: 1, allocatedCents: 100 }));

test("a few days are shown one by one; a year is in weeks, and nothing is lost", () => {
  expect(dayPoints(days(90)).points).toHaveLength(90);
  const { points, areWeeks } = dayPoints(days(365));
  expect(areWeeks).toBe(true);
  expect(points).toHaveLength(53);
  expect(points[0]).toEqual({ day: "day 0", filed: 1, allocatedCents: 100 });
  expect(points.at(-1)).toEqual({ day: "day 358", filed: 7, allocatedCents: 700 });
  expect(points.reduce((sum, { filed }) => sum + filed, 0)).toBe(365);
});
