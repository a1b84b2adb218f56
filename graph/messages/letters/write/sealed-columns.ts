import { sha256, type Keys } from "../../../core/security/secrets.ts";
import { ownIdentity } from "../../../core/installation-name.ts";
import { headOf, paperHtml, paperText } from "../render/render.ts";
import type { Paper } from "../render/letter-text.ts";
import { openFacts, sealFacts, type FrozenFacts } from "./facts.ts";

/** The lookup key for verification. */
export const checkKeyOf = (keys: Keys, number: string, code: string) => keys.hash(`letter ${number} ${code}`);

const htmlPlace = "Letter.html";
const textPlace = "Letter.text";

/** A letter's columns when written. */
export function keptAs({ keys }: { keys: Keys }, facts: FrozenFacts, paper: Paper) {
  const markup = paperHtml(paper);
  const { number, code } = paper.check;
  return {
    number,
    subject: paper.subject,
    htmlSealed: keys.seal(markup, htmlPlace),
    textSealed: keys.seal(paperText(paper), textPlace),
    hash: sha256(markup),
    checkKey: checkKeyOf(keys, number, code.replace("-", "")),
    // With the words themselves, so that a later PDF does not depend on the current templates.
    factsSealed: sealFacts({ keys }, { ...facts, paper }),
  };
}

export const openHtml = ({ keys }: { keys: Keys }, sealed: string) => keys.open(sealed, htmlPlace);

/**
 * The words of a written letter; null before. Older letters without a stored head use the product's
 * own.
 */
export function openPaper(kernel: { keys: Keys }, factsSealed: string): Paper | null {
  const { paper } = openFacts(kernel, factsSealed);
  return paper ? { ...headFor(paper), ...paper } : null;
}

const headFor = ({ language }: Paper) => ({ from: headOf(ownIdentity, language) });
