import { expect, test } from "vitest";
import { changeLogsAddress, filterOf, readLogsAddress } from "./logsAddress.ts";

const read = (text: string) => readLogsAddress(new URLSearchParams(text));
const usual = { search: "", user: "all", status: "all", days: null };

test("a URL holds search and filters", () => {
  expect(read("q=ana&user=officer&status=failure&from=2026-11-01&to=2026-11-20")).toEqual({
    search: "ana",
    user: "officer",
    status: "failure",
    days: { from: "2026-11-01", to: "2026-11-20" },
  });
});

test.each([
  "user=root",
  "status=done",
  "from=2026-11-01",
  "from=2026-13-01&to=2026-14-01",
  "from=2026-11-02&to=2026-11-01",
])("ignores unknown values: %s", (text) => expect(read(text)).toEqual(usual));

test("a change keeps the rest, and defaults are not written", () => {
  const at = new URLSearchParams("tab=activity&user=admin");
  expect(`${changeLogsAddress(at, { status: "failure" })}`).toBe("tab=activity&user=admin&status=failure");
  expect(`${changeLogsAddress(at, { user: "all" })}`).toBe("tab=activity");
  const days = changeLogsAddress(at, { days: { from: "2026-11-01", to: "2026-11-02" } });
  expect(`${changeLogsAddress(days, { days: null })}`).toBe("tab=activity&user=admin");
});

test("the last day is complete, also if the clocks change on it", () => {
  const asked = { ...usual, days: { from: "2026-11-01", to: "2026-11-01" } } as never;
  // The clocks change on this day, so it has 25 hours.
  expect(filterOf(asked, "America/Chicago")).toMatchObject({
    from: "2026-11-01T05:00:00.000Z",
    to: "2026-11-02T06:00:00.000Z",
  });
  expect(filterOf(asked, "Pacific/Guam")).toMatchObject({
    from: "2026-10-31T14:00:00.000Z",
    to: "2026-11-01T14:00:00.000Z",
  });
});
