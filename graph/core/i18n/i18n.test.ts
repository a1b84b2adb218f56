import { describe, expect, test } from "vitest";
import { asLanguage, languageOf, money } from "./i18n.ts";

describe("the language of the caller", () => {
  test.for([
    [undefined, undefined, "en"],
    ["safevoice-language=es", "fr", "es"],
    ["safevoice=abc; safevoice-language=fr; other=1", "en", "fr"],
    ["safevoice-language=de", "es-MX,es;q=0.9", "es"],
    ["not-safevoice-language=fr", undefined, "en"],
    [undefined, "de-DE,de;q=0.9,fr-CA;q=0.8,en;q=0.7", "fr"],
    [undefined, "en;q=0.2, es;q=0.9", "es"],
    [undefined, "fr;q=0, es;q=0.1", "es"],
    [undefined, "FR", "fr"],
    [undefined, "*", "en"],
    [undefined, ";;q=,,=;q=x", "en"],
    [undefined, `${"de,".repeat(5000)}fr`, "en"],
    ["safevoice-language=toString", "constructor", "en"],
  ] as const)("cookie %j and Accept-Language %j read %s", ([cookies, accepted, language]) => {
    expect(languageOf(cookies, accepted)).toBe(language);
  });
});

test("an unknown stored language is English", () => {
  expect(["es", "fr", "en", "de", "", null, undefined, "__proto__"].map(asLanguage)).toEqual([
    ...["es", "fr", "en", "en", "en", "en", "en", "en"],
  ]);
});

test("money is formatted for the language", () => {
  expect(money(123_450, "en")).toBe("$1,234.50");
  expect(money(123_450, "es")).toBe("$1,234.50");
  expect(money(123_450, "fr").replace(/\s/g, " ")).toBe("1 234,50 $");
  expect(money(500, "xx")).toBe("$5.00");
});
