import { identifying, type PersonalClass } from "../../core/personal/classes.ts";
import { columnsOf, describe } from "../../core/personal/read.ts";
import type { Model } from "../../core/personal/types.ts";
import { phrasesOf } from "../../core/text/redact.ts";
import { isPhone, phone } from "../../intake/privacy-requests/others-contact.ts";
import type { StoredRow } from "../../intake/privacy-requests/own-data.sql.ts";
import { capitalizedWordsOf, datePhrasesOf, inAnySpelling, lettersIn } from "./spellings.ts";
import type { Span } from "./layout.ts";
import { leavesIn } from "./leaves.ts";
import type { Tables } from "./tables.ts";

/** The classes whose values are also removed where they occur in other texts. */
const nameClasses: readonly PersonalClass[] = [
  "victimIdentity",
  "contact",
  "otherPerson",
  "citizen",
  "officer",
  "supervisor",
  "admin",
];

export interface Pattern {
  pattern: RegExp;
  /** `lettersIn` a text that it can match. */
  letters: string;
  law: string;
}

/** Where a redacted value may occur in other texts, the longest first. */
export function patternsOf(tables: Tables, lawOf: (of: PersonalClass) => string | undefined): Pattern[] {
  const laws = new Map<string, { law: string; isCapitalized: boolean }>();
  for (const [model, rows] of Object.entries(tables) as [Model, StoredRow[]][])
    for (const row of rows)
      for (const column of columnsOf(model)) {
        const described = describe(model, column);
        if (!described) continue;
        for (const leaf of leavesIn(row[column], described)) {
          const class_ = leaf.of ?? described.of;
          if (!nameClasses.includes(class_) || typeof leaf.value !== "string") continue;
          const law = lawOf(class_);
          if (law === undefined) continue;
          // What identifies a person has the stricter law if both have the same word.
          const isFirst = identifying.some((one) => one === class_);
          const add = (phrase: string, isCapitalized: boolean) => {
            const known = laws.get(phrase);
            if (known && !isFirst && (isCapitalized || !known.isCapitalized)) return;
            laws.set(phrase, { law, isCapitalized: isCapitalized && known?.isCapitalized !== false });
          };
          // A part of an email address may be any word.
          const isName = !/[@\d]/.test(leaf.value);
          const phrases =
            isName || class_ === "victimIdentity" ? phrasesOf([leaf.value]) : [leaf.value.trim()];
          for (const phrase of [...phrases, ...datePhrasesOf(leaf.value)]) add(phrase, false);
          if (isName && class_ !== "contact")
            for (const word of capitalizedWordsOf(leaf.value)) add(word, true);
        }
      }
  return [...laws]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([phrase, { law, isCapitalized }]) => ({
      ...{ pattern: inAnySpelling(phrase, isCapitalized), letters: lettersIn(phrase), law },
    }));
}

/** A text with a mark in the place of each match. */
export function split(text: string, pattern: RegExp, mark: () => Span): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (pattern === phone && !isPhone(found[0])) continue;
    if (found.index > from) spans.push(text.slice(from, found.index));
    spans.push(mark());
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push(text.slice(from));
  return spans;
}
