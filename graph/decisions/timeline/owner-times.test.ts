import { expect, test } from "vitest";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { timesOf } from "./owner-times.ts";

const wait = (owner: "officer" | "fund" | "closed", minutes: number) => ({
  owner,
  from: 0,
  to: minutes * minuteMs,
});

test("gives the median and the 90th percentile of the requests that waited for an owner", () => {
  const requests = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((minutes) => [
    wait("officer", minutes),
    wait("closed", 500),
    // Two waits for one owner count as one request.
    wait("officer", 10),
    ...(minutes > 5 ? [wait("fund", minutes * 100)] : []),
  ]);
  expect(timesOf(requests)).toEqual([
    { owner: "fund", requests: 5, medianMinutes: 800, ninetiethMinutes: 960 },
    { owner: "officer", requests: 10, medianMinutes: 15.5, ninetiethMinutes: expect.closeTo(19.1) },
  ]);
});

test("leaves out owners of fewer than five requests", () => {
  const requests = [1, 2, 3, 4].map((minutes) => [wait("officer", minutes)]);
  expect(timesOf(requests)).toEqual([]);
  expect(timesOf([...requests, [wait("officer", 5)]])).toMatchObject([{ owner: "officer", requests: 5 }]);
});
