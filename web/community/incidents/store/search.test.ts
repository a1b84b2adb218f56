import { expect, test } from "vitest";
import type { Incident } from "./incident.ts";
import { findIncidents } from "./search.ts";

test("an entry is found however its signs are typed", () => {
  const incident = {
    ...{ id: "1", type: "Stop", dateTime: "2026-11-29T10:00", location: "Maple–Elm, Québec" },
    ...{ officerInfo: "Badge BW–56160, O’Hara", description: "" },
  } as Incident;
  for (const typed of ["bw-56160", "BW—56160", "o'hara", "Oʻhara", "５６１６０", "maple-elm", "que\u00adbec"])
    expect(findIncidents([incident], typed), typed).toEqual([incident]);
  expect(findIncidents([incident], "56161")).toEqual([]);
});
