import { firstTemplates } from "../../prisma/seed/templates.ts";
import { firstText } from "../../graph/messages/communications/first-text.ts";
import { victimText } from "../../graph/messages/communications/victim-text.ts";
import { languages, type Language } from "../../shared/core/forms/fields.ts";
import { linkLetters } from "../../graph/core/security/secrets.ts";
import { hourMs } from "../../shared/core/time/durations.ts";
import { endOfDay } from "../../shared/core/time/calendar.ts";
import { segmentsOf, septetsOf } from "../../graph/core/text/gsm.ts";
import { words as helpWords } from "../../graph/help/incoming/words.ts";
import { words as inboxWords } from "../../graph/desk/inbox/words.ts";
import type { FrozenFacts } from "../../graph/messages/letters/write/facts.ts";
import { letterText, voidText } from "../../graph/messages/letters/send/text.ts";
import { words as passWords } from "../../graph/help/pass/words.ts";
import { words as surveyWords } from "../../graph/messages/satisfaction/words.ts";
import { fillTemplate } from "../../shared/messages/templates/rules.ts";

/** The longest values: a name and a host of 45 characters, and the end of a day of every month. */
const host = "help.emergency-assistance.harris.example.org";
export const href = (kind: string) => `https://${host}/${kind}/${"M".repeat(linkLetters)}`;
const systemName = "H";
export const zone = "America/Chicago";
export const days = Array.from({ length: 12 }, (_, month) =>
  endOfDay(zone, `2026-${String(month + 1).padStart(2, "0")}-28`),
);
/** Before that day ends, so that the hour is said too. */
const hours = days.map((day) => new Date(day.getTime() - 2 * hourMs));
export const longVendor = "Mangiamo’s Pizzería Ñandú – South Congress";

export const letter = (language: Language, over: Partial<FrozenFacts> = {}) =>
  ({ kind: "dispatch", audience: "victim", language, ...over }) as FrozenFacts;
export const dispatch = (over: object = {}) =>
  ({
    ...{ helpType: "food", code: "WHAT-2345-6789-ABCD", confirmationNumber: "CONFABCDEFGH" },
    vendor: { name: "Núñez Pizzería" },
    ...over,
  }) as NonNullable<FrozenFacts["dispatch"]>;

/** As installations write them that cannot get texts, and those that can. */
export const written = (facts: FrozenFacts, validUntil: Date | null) =>
  [false, true].map((takesAnswers) =>
    letterText(facts, { validUntil, zone, href: href("reply"), takesAnswers }),
  );
/** The longest name and hours that the settings take. */
export const sender = "W".repeat(20);
/** As long as `SUPPORT_PHONE` may be. */
const helpPhone = "+1 (512) 555-0143, extension 12345678901";

const texts = (language: Language): Record<string, string[]> => ({
  "letter of approval": written(letter(language, { kind: "approval" }), days[0]!),
  "closing summary": written(letter(language, { kind: "summary" }), null),
  "letter of denial": written(letter(language, { kind: "denial" }), null),
  "code for food": days.flatMap((day) =>
    written(letter(language, { dispatch: dispatch({ code: "WHAT2345" }) }), day),
  ),
  "code for food that ends within a day": hours.flatMap((hour) =>
    written(letter(language, { dispatch: dispatch({ code: "WHAT2345" }) }), hour),
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
  "answer to HELP": [victimText([helpWords(language).help(sender, helpPhone, "0:00-24:00 (Mon-Sun)")])],
  "answer to STOP": [victimText([helpWords(language).stopped(sender)])],
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

/** Answers to a text. No one gets them first. */
const isAnswer = (name: string) => name.startsWith("answer ");

/** Each text to a victim, with its longest values; also as the first to its number. */
export const victimTexts = languages.flatMap((language) =>
  Object.entries(texts(language)).flatMap(([name, written]) => {
    const kinds = name.startsWith("code for") ? ["dispatch-victim", "composed"] : ["composed"];
    const first = kinds.flatMap((kind) => written.map((text) => firstText({ text, kind, language, sender })));
    return [
      measured({ language, name, written }),
      ...(isAnswer(name) ? [] : [measured({ language, name: `${name}, first to a number`, written: first })]),
    ];
  }),
);

function measured(texts: { language: Language; name: string; written: string[] }) {
  const { written } = texts;
  return {
    ...texts,
    septets: Math.max(...written.map((text) => septetsOf(text) ?? Infinity)),
    segments: Math.max(...written.map(segmentsOf)),
  };
}
