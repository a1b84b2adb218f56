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

const texts = (language: Language): Record<string, string[]> => ({
  "letter of approval": [letterText(letter(language, { kind: "approval" }), days[0]!, href("reply"))],
  "closing summary": [letterText(letter(language, { kind: "summary" }), null, href("reply"))],
  "letter of denial": [letterText(letter(language, { kind: "denial" }), null, href("reply"))],
  "code for food": days.map((day) =>
    letterText(letter(language, { dispatch: dispatch({ code: "WHAT2345" }) }), day, href("reply")),
  ),
  "code for food, longest values": days.flatMap((day) =>
    [longVendor, "N".repeat(300), "旅館"].map((name) =>
      letterText(letter(language, { dispatch: dispatch({ vendor: { name } }) }), day, href("reply")),
    ),
  ),
  "code for a room or a ride": ["shelter", "transportation"].map((helpType) =>
    letterText(letter(language, { dispatch: dispatch({ helpType }) }), days[0]!, href("reply")),
  ),
  "code that is void": [voidText({ kind: "dispatch", language }, href("reply"))],
  "letter that is void": [voidText({ kind: "approval", language }, href("reply"))],
  "link of a Help Pass": [victimText([passWords(language).linkText(href("c"))])],
  "question about the help": [victimText([surveyWords(language).sms(href("rate"))])],
  "answer to HELP": [victimText([helpWords(language).help("+1 (512) 555-0143, extension 12345")])],
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
    expect(letterText(facts, days[0]!, href("reply"))).not.toMatch(/harb/i);
  }
});

test("a code for food is in the text with its place, and only behind the link where it does not fit", () => {
  const facts = (name: string) =>
    letter("en", { dispatch: dispatch({ code: "WHAT2345", vendor: { name } }) });
  const short = "https://help.example.org/reply/TOKEN";
  expect(letterText(facts("Núñez Pizzería"), days[11]!, short)).toBe(
    "Code WHAT2345, number CONFABCDEFGH, at Nuñez Pizzeria, until Dec 28. More: https://help.example.org/reply/TOKEN",
  );
  expect(letterText(facts("N".repeat(80)), days[11]!, short)).toBe(
    "Your code is ready. Where and how to use it: https://help.example.org/reply/TOKEN",
  );
  expect(
    letterText(
      letter("fr", { dispatch: dispatch({ code: "WHAT2345", vendor: { name: "L’Été" } }) }),
      days[7]!,
      short,
    ),
  ).toBe(
    "Code WHAT2345, réf. CONFABCDEFGH, chez L'Été, jusqu'au 28 aout. Infos : https://help.example.org/reply/TOKEN",
  );
});
