import { expect, test, vi } from "vitest";
import { formatFor } from "../../../core/i18n/format.ts";
import { briefIn } from "./useListFormat.ts";

test("a dense list has the time of today, the day of this year, and else the date", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T02:30:00Z") });
  try {
    const brief = briefIn(formatFor("en", "America/Chicago"));
    expect(brief("2026-11-20T15:04:00Z")).toMatch(/^9:04\sAM$/u);
    expect(brief("2026-11-19T15:04:00Z")).toBe("Nov 19");
    expect(brief("2026-01-01T05:59:00Z")).toBe("Dec 31, 2025");
  } finally {
    vi.useRealTimers();
  }
});
