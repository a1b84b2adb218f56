import { expect, test } from "vitest";
import { firstAccepted } from "./language.ts";

test("the browser's first wish that we speak decides, and English where there is none", () => {
  expect(firstAccepted("es-MX,es;q=0.9,en;q=0.8")).toBe("es");
  expect(firstAccepted("de-DE, fr;q=0.4, en;q=0.7")).toBe("en");
  expect(firstAccepted("en;q=0, fr;q=0.1")).toBe("fr");
  expect(firstAccepted("FR")).toBe("fr");
  for (const none of ["", "de", "*", ";;,q=", undefined]) expect(firstAccepted(none)).toBe("en");
});
