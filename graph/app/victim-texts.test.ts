import { expect, test } from "vitest";
import {
  days,
  dispatch,
  href,
  letter,
  longVendor,
  sender,
  victimTexts,
  written,
  zone,
} from "../../tests/harness/victim-texts.ts";
import { languages, type Language } from "../../shared/core/forms/fields.ts";
import { septetsOf } from "../core/text/gsm.ts";
import { firstText } from "../messages/communications/first-text.ts";
import { letterText } from "../messages/letters/send/text.ts";

test.for(victimTexts)(
  "$language, $name: $septets septets, $segments segment",
  ({ name, written, segments }) => {
    expect(written, name).not.toHaveLength(0);
    expect(segments, written.join("\n")).toBe(1);
    for (const text of written) expect(septetsOf(text), text).not.toBeNull();
  },
);

test("the first text to a number says who sends it, how to stop and how to get help", () => {
  const stopAndHelp = {
    en: / Reply STOP to stop, HELP for help$/,
    es: / ALTO .* AYUDA /,
    fr: / STOP .* AIDE /,
  };
  const first = victimTexts.filter(({ name }) => name.endsWith("first to a number"));
  expect(first.length).toBeGreaterThan(30);
  for (const { language, written } of first)
    for (const text of written) {
      expect(text.startsWith(`${sender}: `), text).toBe(true);
      expect(text).toMatch(stopAndHelp[language]);
      // The message itself is there, or on the page of its link.
      expect(text.slice(sender.length)).toMatch(/https:\/\//);
    }
});

test("the words of the first text are its own where they fit", () => {
  const text = "Your code is ready. Where and how to use it: https://help.example.org/reply/TOKEN";
  const first = { kind: "dispatch-victim", language: "en", sender: "Resource Line" } as const;
  expect(firstText({ ...first, text })).toBe(`Resource Line: ${text} Reply STOP to stop, HELP for help`);
  expect(firstText({ ...first, text: `Code WHAT2345 ${"x".repeat(60)} ${href("reply")}` })).toBe(
    `Resource Line: Your code is ready: ${href("reply")} Reply STOP to stop, HELP for help`,
  );
  expect(firstText({ ...first, text: "See you at 5" })).toBe(
    "Resource Line: See you at 5. Reply STOP to stop, HELP for help",
  );
});

test("no text message tells another reader what it is about", () => {
  const telling =
    /police|officer|victim|violen|emergenc|shelter|hotel|motel|room|ride|safe|polic[ií]a|oficial|v[ií]ctima|cuarto|refugio|viaje|urgence|agent|logement|chambre|trajet/i;
  for (const { name, written } of victimTexts)
    for (const text of written) {
      const said = text.replace(/https:\S+/g, "").replace(longVendor, "");
      expect(said, name).not.toMatch(telling);
    }
  for (const helpType of ["shelter", "transportation"] as const) {
    const facts = letter("en", {
      dispatch: dispatch({ helpType, vendor: { name: "Harbor Inn" }, code: "HARB2345" }),
    });
    for (const text of written(facts, days[0]!)) expect(text).not.toMatch(/harb/i);
  }
});

test("a code for food is in the text with its place, and only behind the link where it does not fit", () => {
  const facts = (name: string) =>
    letter("en", { dispatch: dispatch({ code: "WHAT2345", vendor: { name } }) });
  const short = { zone, href: "https://help.example.org/reply/TOKEN", takesAnswers: false };
  expect(letterText(facts("Núñez Pizzería"), { validUntil: days[11]!, ...short })).toBe(
    "Code WHAT2345, number CONFABCDEFGH, at Nuñez Pizzeria, until Dec 28. More: https://help.example.org/reply/TOKEN",
  );
  expect(letterText(facts("N".repeat(80)), { validUntil: days[11]!, ...short })).toBe(
    "Your code is ready. Where and how to use it: https://help.example.org/reply/TOKEN",
  );
  expect(
    letterText(letter("fr", { dispatch: dispatch({ code: "WHAT2345", vendor: { name: "L’Été" } }) }), {
      validUntil: days[7]!,
      ...short,
    }),
  ).toBe(
    "Code WHAT2345, réf. CONFABCDEFGH, chez L'Été, jusqu'au 28 aout. Infos : https://help.example.org/reply/TOKEN",
  );
});

test("a text says how to answer it with a digit if texts reach us, and the code goes before that", () => {
  const facts = (name: string, language: Language = "en") =>
    letter(language, { dispatch: dispatch({ code: "WHAT2345", vendor: { name } }) });
  const short = {
    zone,
    href: "https://help.example.org/reply/TOKEN",
    validUntil: days[11]!,
    takesAnswers: true,
  };
  expect(letterText(facts("Bistro"), short)).toBe(
    "Code WHAT2345, number CONFABCDEFGH, at Bistro, until Dec 28. Text 1 if it doesn't work, 2 once you used it. More: https://help.example.org/reply/TOKEN",
  );
  expect(letterText(facts("A bistro with a long name"), short)).not.toContain("Text 1");
  for (const language of languages)
    expect(
      letterText(letter(language, { dispatch: dispatch({ helpType: "shelter" }) }), {
        ...short,
        href: href("reply"),
      }),
    ).toMatch(/ 1 .*, 2 /);
});
