import type { Tagged } from "../lexicon.ts";

const isUnitOfAge = (token: Tagged | undefined) => token?.concept === "yearOld";
export const isAge = (sentence: readonly Tagged[], at: number) => isUnitOfAge(sentence[at + 1]);
export const adultAge = 18;

export const isChildsAge = (sentence: readonly Tagged[], at: number) =>
  isAge(sentence, at) && (sentence[at]?.value ?? adultAge) < adultAge - 6;

/** "baby boy", "teen son" */
export function isCompound(token: Tagged | undefined, next: Tagged | undefined): boolean {
  if (!token || !next) return false;
  const isMinor = /^(?:juvenile|minor|menor|mineur)/.test(token.word);
  if (token.concept === "child") return next.concept === "child" || (isMinor && next.concept === "head");
  // "young mother", but "man, wife"
  const isParent = next.concept === "relative" && /mother|father/.test(next.detail);
  return token.concept === "head" && (isParent || ["head", "child", "couple"].includes(next.concept));
}

/** "Nine relatives" are recipients; relatives without a number are someone else. */
export const isCountedKin = (token: Tagged | undefined, number: number | null, isOwned: boolean): boolean =>
  number !== null &&
  !isOwned &&
  /^(?:relatives|kinfolk|familiares|parientes|proches)$/.test(token?.word ?? "");
