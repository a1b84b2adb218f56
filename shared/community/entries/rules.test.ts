import { expect, test } from "vitest";
import { plainCell, safeCell } from "./rules.ts";

test("no cell is a formula for a spreadsheet, and each is restored on import", () => {
  for (const text of ["=HYPERLINK(1)", "+1", "-1", "@sum", "\t=1", "'=1", "713-223-3700", "It's", ""]) {
    expect(safeCell(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(plainCell(safeCell(text))).toBe(text);
  }
});
