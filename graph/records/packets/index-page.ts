import { batesNumber, batesRange } from "../../../shared/records/packets/rules.ts";
import type { Draft } from "./draft.ts";
import { layOut, type Block, type Item } from "./layout.ts";

export interface Numbering {
  prefix: string;
  firstNumber: number;
}

/** The exemptions of the marks on each page, in the order of the pages. */
export type Marks = readonly (readonly string[])[];

/**
 * The first pages: what is in the packet, its page numbers, and a log of redactions with the law of
 * each. It says nothing of what was redacted.
 */
export function indexPages(draft: Draft, marks: Marks, numbering: Numbering): Item[][] {
  // The index has a number on each page too, so its length moves all others.
  for (let pages = 1; ; pages += 1) {
    const laid = layOut(blocksOf(draft, marks, { ...numbering, pages }));
    if (laid.length <= pages) return laid;
  }
}

function blocksOf(
  { facts, documents, pages, exemptions }: Draft,
  marks: Marks,
  { prefix, firstNumber, pages: own }: Numbering & { pages: number },
): Block[] {
  const first = firstNumber + own;
  const laws = lawsOf(exemptions, marks);
  const total = marks.flat().length;
  let at = 0;
  return [
    { kind: "title", text: "Records packet" },
    ...facts.map((fact): Block => ({ kind: "fact", ...fact })),
    {
      kind: "fact",
      name: "Pages",
      value: [`${own + pages.length}, ${batesRange(prefix, firstNumber, own + pages.length)}`],
    },
    { kind: "fact", name: "Redactions", value: [String(total)] },
    { kind: "heading", text: "Documents" },
    {
      kind: "fact",
      name: "Index",
      value: [`${counted(own, "page")}, ${batesRange(prefix, firstNumber, own)}`],
    },
    ...documents.map((document, index): Block => {
      const redactions = marks.slice(at, at + document.pages).flat().length;
      const range = batesRange(prefix, first + at, document.pages);
      at += document.pages;
      return {
        kind: "fact",
        name: `${index + 1}. ${document.title}`,
        value: [`${counted(document.pages, "page")}, ${range}, ${counted(redactions, "redaction")}`],
      };
    }),
    ...(total === 0
      ? []
      : [
          { kind: "heading", text: "Exemptions" } as const,
          ...laws.map(({ law, count }, index): Block => ({
            kind: "fact",
            name: `E${index + 1}`,
            value: [`${law}: ${counted(count, "redaction")}`],
          })),
          { kind: "heading", text: "Log of redactions" } as const,
          ...marks.flatMap((onPage, index): Block[] =>
            onPage.length === 0
              ? []
              : [{ kind: "fact", name: batesNumber(prefix, first + index), value: [logOf(onPage, laws)] }],
          ),
        ]),
    { kind: "heading", text: "What is not in it" },
    {
      kind: "text",
      text: "Passwords, codes, links and hashes by which records are found are left out. So are recordings, and what each document does not name. Uploaded files are pictures of their pages.",
    },
  ];
}

interface Law {
  law: string;
  count: number;
}

/** By their numbers: those of the classes first, which the pages already show. */
export function lawsOf(exemptions: readonly string[], marks: Marks): Law[] {
  const all = [...new Set([...exemptions, ...marks.flat()])];
  return all.map((law) => ({ law, count: marks.flat().filter((one) => one === law).length }));
}

const logOf = (onPage: readonly string[], laws: readonly Law[]) =>
  laws
    .map(({ law }, index) => ({ name: `E${index + 1}`, count: onPage.filter((one) => one === law).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (count === 1 ? name : `${name} (${count} times)`))
    .join(", ");

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
