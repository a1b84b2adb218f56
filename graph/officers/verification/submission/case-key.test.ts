import { expect, test } from "vitest";
import { caseKeyOf } from "./case-key.ts";

test("one case number has one key in any spelling", () => {
  for (const spelled of [
    "APD-2026-1001",
    "apd 2026 1001",
    "  ApD–2026—1001 ",
    "АPD-2026-1001", // a Cyrillic A
    "ΑPD-2026-1001", // a Greek one
    "APD-2O26-1OO1",
    "APD-2026-l00I",
    "АРD-2О26-1ОО1", // Cyrillic А, Р and О
    "ＡＰＤ－２０２６－１００１",
    "A\u200bPD-2026-1001",
    "ÁPD_2026_1001",
    "APDʼ٢٠٢٦ʼ١٠٠١",
    "APD\u00ad2026\u22121001",
  ])
    expect(caseKeyOf(spelled), spelled).toBe("APD20261001");
});

test("another case number has another key", () => {
  expect(caseKeyOf("APD-2026-1002")).not.toBe(caseKeyOf("APD-2026-1001"));
  expect(caseKeyOf("案件 2026")).toBe("案件2026");
});
