import { expect, test } from "vitest";
import { titledName } from "./titled-name.ts";

test("a rank is not said twice, however it is written", () => {
  for (const [rank, name, said] of [
    ["Lieutenant", "Lee Park", "Lieutenant Lee Park"],
    ["Lieutenant", "Lt. Lee Park", "Lt. Lee Park"],
    ["Lieutenant", "Lt Park", "Lt Park"],
    ["Lt.", "Lieutenant Park", "Lieutenant Park"],
    ["Lieutenant", "LIEUTENANT PARK", "LIEUTENANT PARK"],
    ["Police Lieutenant", "Lt. Park", "Lt. Park"],
    ["Sergeant", "Sgt. Dana Reyes", "Sgt. Dana Reyes"],
    ["Sargento", "Sgto. Reyes", "Sgto. Reyes"],
    ["Capitán", "Cap. Ruiz", "Cap. Ruiz"],
    ["Capitaine", "capitaine Roy", "capitaine Roy"],
    ["Sergeant", "Lt. Park", "Lt. Park"],
    ["Lieutenant Lee Park", "Lee Park", "Lieutenant Lee Park"],
    ["Lt.", "Lt.", "Lt."],
    ["", "Lee Park", "Lee Park"],
    ["Lieutenant", "", "Lieutenant"],
    // A first name, not a rank.
    ["Detective", "Major Harris", "Detective Major Harris"],
    ["Officer", "Capistrano Lee", "Officer Capistrano Lee"],
    ["Detective", "Lee Park", "Detective Lee Park"],
  ] as const)
    expect([rank, name, titledName({ rank, name })]).toEqual([rank, name, said]);
});
