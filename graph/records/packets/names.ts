import { identifying, type PersonalClass } from "../../core/personal/classes.ts";
import { classAt, columnsOf, describe } from "../../core/personal/read.ts";
import type { Model } from "../../core/personal/types.ts";
import { phrasesOf, wholePhrase } from "../../core/text/redact.ts";
import { phone } from "../../intake/privacy-requests/others-contact.ts";
import type { StoredRow } from "../../intake/privacy-requests/own-data.sql.ts";
import type { Span } from "./layout.ts";
import { leavesOf } from "./leaves.ts";
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
  law: string;
}

/** Where a redacted value may occur in other texts, the longest first. */
export function patternsOf(tables: Tables, lawOf: (of: PersonalClass) => string | undefined): Pattern[] {
  const laws = new Map<string, string>();
  for (const [model, rows] of Object.entries(tables) as [Model, StoredRow[]][])
    for (const row of rows)
      for (const column of columnsOf(model)) {
        const described = describe(model, column);
        if (!described) continue;
        const { of, keys } = described;
        for (const leaf of leavesOf(row[column], keys && ((path) => classAt(keys, path)))) {
          const class_ = leaf.of ?? of;
          if (!nameClasses.includes(class_) || typeof leaf.value !== "string") continue;
          const law = lawOf(class_);
          if (law === undefined) continue;
          // What identifies a person has the stricter law if both have the same word.
          const isFirst = identifying.some((one) => one === class_);
          // A part of an email address may be any word.
          for (const phrase of /[@\d]/.test(leaf.value) && class_ !== "victimIdentity"
            ? [leaf.value.trim()]
            : phrasesOf([leaf.value]))
            if (isFirst || !laws.has(phrase)) laws.set(phrase, law);
        }
      }
  return [...laws]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([phrase, law]) => ({ pattern: wholePhrase(phrase), law }));
}

/** A text with a mark in the place of each match. */
export function split(text: string, pattern: RegExp, mark: () => Span): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    // A date or an amount is no phone number.
    if (pattern === phone && (found[0].match(/\p{Nd}/gu)?.length ?? 0) < 7) continue;
    if (found.index > from) spans.push(text.slice(from, found.index));
    spans.push(mark());
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push(text.slice(from));
  return spans;
}
