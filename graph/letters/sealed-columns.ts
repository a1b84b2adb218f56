import { sha256, type Keys } from "../core/security/secrets.ts";
import { ownIdentity } from "../core/identity.ts";
import { headOf, paperHtml, paperText } from "./render/render.ts";
import type { Paper } from "./render/letter-text.ts";
import { openFacts, sealFacts, type FrozenFacts } from "./facts.ts";

/** What the check of a letter is looked up by. */
export const checkKeyOf = (keys: Keys, number: string, code: string) => keys.hash(`letter ${number} ${code}`);

const htmlPlace = "Letter.html";
const textPlace = "Letter.text";

/** A letter's columns once it is written. */
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
    // With the words themselves, of which a PDF is drawn later, whatever the templates say by then.
    factsSealed: sealFacts({ keys }, { ...facts, paper }),
  };
}

export const openHtml = ({ keys }: { keys: Keys }, sealed: string) => keys.open(sealed, htmlPlace);

/**
 * What a written letter says; null while it is not written. Letters from before they kept their
 * head have the product's own.
 */
export function openPaper(kernel: { keys: Keys }, factsSealed: string): Paper | null {
  const { paper } = openFacts(kernel, factsSealed);
  return paper ? { ...headFor(paper), ...paper } : null;
}

const headFor = ({ language }: Paper) => ({ from: headOf(ownIdentity, language) });
