import { expect, test } from "vitest";
import { fitsOneText, inTextAlphabet, segmentsOf, septetsOf } from "./gsm.ts";

test("counts septets, two for a bracket or a euro sign", () => {
  expect(septetsOf("Ñandú".replace("ú", "u"))).toBe(5);
  expect(septetsOf("[€]")).toBe(6);
  for (const letter of "áíóúêçô’…") expect(septetsOf(letter), letter).toBeNull();
});

test("counts the segments that a gateway bills", () => {
  expect(segmentsOf("a".repeat(160))).toBe(1);
  expect(segmentsOf("a".repeat(161))).toBe(2);
  expect(segmentsOf("a".repeat(307))).toBe(3);
  expect(segmentsOf("á".repeat(70))).toBe(1);
  expect(segmentsOf("á".repeat(71))).toBe(2);
  expect(fitsOneText("€".repeat(80))).toBe(true);
  expect(fitsOneText("€".repeat(81))).toBe(false);
});

test("folds what has a plain spelling and leaves another script", () => {
  expect(inTextAlphabet("Médecin d’été — « ça va » à l’hôtel… ¿Cómo está, Núñez?")).toBe(
    "Médecin d'été - \" ca va \" à l'hotel... ¿Como esta, Nuñez?",
  );
  expect(inTextAlphabet("e\u0301te\u0301 5\u202f000\u00a0$\u200b")).toBe("été 5 000 $");
  expect(inTextAlphabet("Łódź Œuvre")).toBe("Lodz OEuvre");
  expect(inTextAlphabet("旅館")).toBe("旅館");
  expect(fitsOneText(inTextAlphabet("旅館"))).toBe(false);
});

test("folds letters that are written as an apostrophe, quotes, dashes and letters with a stroke", () => {
  expect(inTextAlphabet("Kaʻimi, Oʼahu, D’Angelo, Kaʿb, ꞌAtele, 5′ 6″, ‹a›")).toBe(
    "Ka'imi, O'ahu, D'Angelo, Ka'b, 'Atele, 5' 6\", 'a'",
  );
  expect(inTextAlphabet("“a” „b‟ ‒ – — ― ‐ ‑ − a＇b")).toBe('"a" "b" - - - - - - - a\'b');
  expect(inTextAlphabet("Nguyễn Đặng, Jón Þór Sigurðsson, Şəfiqə, İnci, Ħal, ŉ, ½, Ơn, ™")).toBe(
    "Nguyen Dang, Jon Thor Sigurdsson, Safiqa, Inci, Hal, 'n, 1/2, On, TM",
  );
  for (const name of ["Kaʻahumanu", "Puʻuwai Nāʻālehu", "O’Brien", "Lukács–Nagy"])
    expect(segmentsOf(inTextAlphabet(`${name} ${"a".repeat(140)}`)), name).toBe(name.length <= 19 ? 1 : 2);
});
