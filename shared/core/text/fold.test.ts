import { expect, test } from "vitest";
import { folded } from "./fold.ts";

test("ignores capitals and accents; other signs and spaces stay", () => {
  for (const spelled of ["Peña", "PEÑA", "Pen\u0303a"]) expect(folded(spelled)).toBe("pena");
  expect(folded("L’Été à Québec, Nº 5")).toBe("l’ete a quebec, nº 5");
  expect(folded("İzmir")).toBe("izmir");
  for (const spelled of ["ΠΑΠΑΔΟΠΟΥΛΟΣ", "Παπαδόπουλος", "παπαδοπουλοσ"])
    expect(folded(spelled)).toBe("παπαδοπουλοσ");
});
