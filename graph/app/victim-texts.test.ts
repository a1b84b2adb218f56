import { expect, test } from "vitest";
import { firstTemplates } from "../../prisma/seed/templates.ts";
import { victimText } from "../communications/victim-text.ts";
import { languages, type Language } from "../core/forms/fields.shared.ts";
import { linkLetters } from "../core/security/secrets.ts";
import { segmentsOf, septetsOf } from "../core/text/gsm.ts";
import { words as helpWords } from "../incoming/words.ts";
import { words as inboxWords } from "../inbox/words.ts";
import type { FrozenFacts } from "../letters/facts.ts";
import { letterText, voidText } from "../letters/text.ts";
import { words as passWords } from "../pass/words.ts";
import { words as surveyWords } from "../satisfaction/words.ts";
import { fillTemplate } from "../templates/rules.shared.ts";

/** The longest values: a name and a host of 45 characters, and every date. */
const host = "help.emergency-assistance.harris.example.org";
const href = (kind: string) => `https://${host}/${kind}/${"M".repeat(linkLetters)}`;
const systemName = "H";
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28)));
const longVendor = "Mangiamo’s Pizzería Ñandú – South Congress";

const letter = (language: Language, over: Partial<FrozenFacts> = {}) =>
  ({ kind: "dispatch", audience: "victim", language, ...over }) as FrozenFacts;
const dispatch = (over: object = {}) =>
  ({
    ...{ helpType: "food", code: "WHAT-2345-6789-ABCD", confirmationNumber: "CONFABCDEFGH" },
    vendor: { name: "Núñez Pizzería" },
    ...over,
  }) as NonNullable<FrozenFacts["dispatch"]>;

/** As installations write them that cannot get texts, and those that can. */
const written = (facts: FrozenFacts, validUntil: Date | null) =>
  [false, true].map((takesAnswers) => letterText(facts, { validUntil, href: href("reply"), takesAnswers }));
const helpPhone = "+1 (512) 555-0143, extension 12345";

const texts = (language: Language): Record<string, string[]> => ({
  "letter of approval": written(letter(language, { kind: "approval" }), days[0]!),
  "closing summary": written(letter(language, { kind: "summary" }), null),
  "letter of denial": written(letter(language, { kind: "denial" }), null),
  "code for food": days.flatMap((day) =>
    written(letter(language, { dispatch: dispatch({ code: "WHAT2345" }) }), day),
  ),
  "code for food, longest values": days.flatMap((day) =>
    [longVendor, "N".repeat(300), "旅館"].flatMap((name) =>
      written(letter(language, { dispatch: dispatch({ vendor: { name } }) }), day),
    ),
  ),
  "code for a room or a ride": ["shelter", "transportation"].flatMap((helpType) =>
    written(letter(language, { dispatch: dispatch({ helpType }) }), days[0]!),
  ),
  "code that is void": [voidText({ kind: "dispatch", language }, href("reply"))],
  "letter that is void": [voidText({ kind: "approval", language }, href("reply"))],
  "link of a Help Pass": [victimText([passWords(language).linkText(href("c"))])],
  "question about the help": [victimText([surveyWords(language).sms(href("rate"))])],
  "answer to HELP": [victimText([helpWords(language).help(helpPhone)])],
  "answer to a digit": (["problem", "received", "unclear"] as const).map((says) =>
    victimText([helpWords(language)[says](helpPhone)]),
  ),
  "long message of an administrator": [victimText([inboxWords(language).longSms(href("reply"))])],
  "administrators' starter template": firstTemplates
    .filter(({ channel, recipientType }) => channel === "sms" && recipientType === "victim")
    .map(({ texts }) =>
      victimText([
        fillTemplate(texts[language].body, {
          systemName,
          caseId: "EM-2026-123456",
          replyLink: href("reply"),
        }),
        inboxWords(language).longSms(href("reply")),
      ]),
    ),
});

const all = languages.flatMap((language) =>
  Object.entries(texts(language)).map(([name, written]) => ({
    ...{ language, name, written },
    septets: Math.max(...written.map((text) => septetsOf(text) ?? Infinity)),
    segments: Math.max(...written.map(segmentsOf)),
  })),
);

test.for(all)("$language, $name: $septets septets, $segments segment", ({ name, written, segments }) => {
  expect(written, name).not.toHaveLength(0);
  expect(segments, written.join("\n")).toBe(1);
  for (const text of written) expect(septetsOf(text), text).not.toBeNull();
});

test("no text message tells another reader what it is about", () => {
  const telling =
    /police|officer|victim|violen|emergenc|shelter|hotel|motel|room|ride|safe|polic[ií]a|oficial|v[ií]ctima|cuarto|refugio|viaje|urgence|agent|logement|chambre|trajet/i;
  for (const { name, written } of all)
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
  const short = { href: "https://help.example.org/reply/TOKEN", takesAnswers: false };
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
  const short = { href: "https://help.example.org/reply/TOKEN", validUntil: days[11]!, takesAnswers: true };
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
