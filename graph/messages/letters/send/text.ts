import { victimText } from "../../communications/victim-text.ts";
import { shortEndIn } from "../../../core/time/end-format.ts";
import type { FrozenFacts } from "../write/facts.ts";
import { words as summaryWords } from "../summary/words.ts";
import { words } from "../words.ts";

interface TextFacts {
  validUntil: Date | null;
  /** The installation's time zone. */
  zone: string;
  /** The page behind its link. */
  href: string;
  /** Texts that come in reach us, so the recipient may answer with a digit. */
  takesAnswers: boolean;
}

/**
 * The text message of a victim's letter. A code is in it only for food: other people read phones,
 * and the code of a room or a ride would tell where the person sleeps or travels. The page behind
 * the link has everything, also where the code and its place do not fit.
 */
export function letterText(facts: FrozenFacts, { validUntil, zone, href, takesAnswers }: TextFacts): string {
  const { kind, language, dispatch } = facts;
  const { texts } = words(language);
  if (kind === "approval") return victimText([texts.approved(href)]);
  if (kind === "denial") return victimText([texts.denied(href)]);
  if (kind === "summary") return victimText([summaryWords(language).text(href)]);
  const ready = takesAnswers ? [texts.readyWithDigits(href)] : [];
  const { helpType, code, confirmationNumber: confirmation, vendor } = dispatch ?? {};
  if (helpType !== "food" || !code || !confirmation || !vendor || !validUntil)
    return victimText([...ready, texts.ready(href)]);
  const until = shortEndIn(zone, validUntil, language);
  const at = { code, confirmation, vendor: vendor.name.trim(), until, href };
  return victimText([
    ...(takesAnswers ? [texts.codeAt({ ...at, digits: texts.digits })] : []),
    texts.codeAt(at),
    ...ready,
    texts.ready(href),
  ]);
}

/** The text message about a letter that is no longer valid. */
export function voidText({ kind, language }: Pick<FrozenFacts, "kind" | "language">, href: string): string {
  const { texts } = words(language);
  return victimText([kind === "dispatch" ? texts.codeVoid(href) : texts.letterVoid(href)]);
}
