import { folded } from "../../../../shared/core/text/fold.ts";

/** The person looking for help, as far as known. */
export interface Party {
  hasMan?: boolean;
  hasWoman?: boolean;
}

/**
 * The fit of an entry whose name limits it to women, men or veterans: for some people, or not for
 * these.
 */
export function isFor(name: string, party: Party, fit: number | undefined): number | undefined {
  if (fit === undefined) return undefined;
  const [women, men] = [/\bwom[ae]n/i.test(name), /\bm[ae]n(?:'s|’s)?\b/i.test(name)];
  if (women === men) return /\bveteran/i.test(name) ? Math.max(fit, forSome) : fit;
  const isRefused = women ? party.hasMan : party.hasWoman;
  if (isRefused) return undefined;
  const isMeant = women ? party.hasWoman && party.hasMan === false : party.hasMan && party.hasWoman === false;
  return isMeant ? fit : Math.max(fit, forSome);
}

const forSome = 1;

const men =
  /\b(?:husband|father|dad|man|men|gentleman|grandfather|grandpa|boyfriend|brother|uncle|his|himself|esposo|marido|padre|papa|hombres?|abuelo|hermano|novio|tio|mari|pere|hommes?|grand-pere|frere|oncle)\b/;
const women =
  /\b(?:wife|mother|mom|woman|women|lady|grandmother|grandma|girlfriend|sister|aunt|her|herself|esposa|mujer(?:es)?|madre|mama|abuela|hermana|novia|tia|femmes?|mere|grand-mere|soeur|tante)\b/;

/**
 * The people in a request's words. A person who flees a man is not with that man, so violence says
 * nothing about a man.
 */
export function partyIn(texts: readonly (string | null | undefined)[], isFleeing: boolean): Party {
  const text = folded(texts.filter(Boolean).join("\n"));
  const [hasMan, hasWoman] = [men.test(text), women.test(text)];
  if (!hasMan && !hasWoman) return {};
  return { ...(!(isFleeing && hasMan) && { hasMan }), hasWoman };
}
