import type { Tagged } from "./lexicon.ts";

const daysOf: Partial<Record<Tagged["concept"], number>> = {
  night: 1,
  day: 1,
  week: 7,
  weekend: 2,
  month: 30,
};
const most = 99;

/**
 * How many nights a room is requested for. Past nights are ignored, and days count only for a stay.
 */
export function readNights(sentence: readonly Tagged[], hasRoom: boolean): number | null {
  let nights = 0;
  sentence.forEach((token, at) => {
    const days = daysOf[token.concept];
    if (days === undefined) return;
    if (isOver(sentence, at) || isAgeOf(sentence, at)) return;
    if (token.concept !== "night" && !(hasRoom && isStay(sentence, at))) return;
    const count = countAfterLabel(sentence, at) ?? countBefore(sentence, at);
    if (count === null) return;
    nights = Math.max(nights, Math.ceil(count * days * (Number(token.detail) || 1)));
  });
  sentence.forEach(({ value }, at) => {
    if (hasRoom && isNightsAgain(sentence, at)) nights = Math.max(nights, value);
  });
  nights = Math.max(
    nights,
    hasRoom ? Math.max(betweenDays(sentence), betweenDates(sentence)) : 0,
    moreNights(sentence),
  );
  if (nights === 0 && hasRoom) nights = namedNights(sentence);
  return nights > 0 ? Math.min(nights, most) : null;
}

/** "a baby of 3 months", "enceinte de sept mois" */
function isAgeOf(sentence: readonly Tagged[], at: number): boolean {
  // "my baby is 3 weeks", "le bébé a 2 mois"
  const has = sentence[at - 2];
  const isHad = has?.concept === "be" || has?.concept === "have" || has?.word === "a";
  if (isHad && sentence[at - 3]?.concept === "child") return true;
  if (sentence.slice(at + 1, at + 3).some(({ concept }) => concept === "pregnant")) return true;
  const before = sentence[at - 1]?.concept === "number" ? at - 2 : at - 1;
  const of = sentence[before]?.concept;
  const who =
    sentence[of === "of" || of === "with" || of === "comma" ? before - 1 : before]?.concept ?? "end";
  const isMonth = sentence[at]?.concept === "month";
  return persons.has(who) && (isMonth || of === "of") && sentence[at]?.concept !== "night";
}

const persons = new Set<Tagged["concept"]>(["child", "head", "relative", "pregnant", "trait"]);

/**
 * "three more nights", "the next 2 nights", "a week", "Friday and Saturday night"; null if it is
 * not a count ("per night").
 */
function countBefore(sentence: readonly Tagged[], at: number): number | null {
  const skipped = new Set<Tagged["concept"]>(["more", "trait", "filler", "unknown"]);
  let i = at - 1;
  for (let steps = 0; steps < 2 && skipped.has(sentence[i]?.concept ?? "end"); steps += 1) i -= 1;
  const before = sentence[i];
  if (before?.concept === "number") {
    const start = sentence[i - 1]?.concept;
    // "in two days" is a time, not a duration
    const isEnd = sentence.some(({ concept }) => concept === "until");
    return start === "in" && sentence[at]?.concept !== "night" && !isEnd ? null : before.value;
  }
  const directly = sentence[at - 1];
  if (directly?.concept === "weekday") return weekdaysBefore(sentence, at);
  if (
    directly?.word === "per" ||
    directly?.word === "cada" ||
    directly?.word === "chaque" ||
    directly?.word === "par"
  )
    return null;
  const [or, other] = [sentence[at + 1], sentence[at + 2]];
  if (directly?.concept === "one" && or?.concept === "or" && other?.concept === "number") return other.value;
  if (directly?.concept === "one" || directly?.concept === "tomorrow") return 1;
  if (sentence[at]?.concept === "weekend") return 1;
  return sentence[at]?.concept === "night"
    ? 1
    : directly?.concept === "the" || directly?.concept === "for"
      ? 1
      : null;
}

/** "Nights: 3", "Noches requeridas: 4" */
export function countAfterLabel(sentence: readonly Tagged[], at: number): number | null {
  const mark = /^[:=]$/.test(sentence[at + 1]?.word ?? "") ? at + 1 : at + 2;
  const number = sentence[mark + 1];
  if (!/^[:=]$/.test(sentence[mark]?.word ?? "") || number?.concept !== "number") return null;
  return Number.isInteger(number.value) && number.value > 0 ? number.value : null;
}

function weekdaysBefore(sentence: readonly Tagged[], at: number): number {
  let days = 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    const { concept } = sentence[i] ?? { concept: "end" };
    if (concept === "weekday") days += 1;
    else if (concept !== "and" && concept !== "comma" && concept !== "the") break;
  }
  return days;
}

const stops = new Set<Tagged["concept"]>([
  "need",
  "noNeed",
  "room",
  "stay",
  "food",
  "hungry",
  "fed",
  "ride",
  "goHome",
  "nowhere",
  "only",
  "housed",
]);

const past =
  /^(?:ago|pasad[ao]s?|anterior(?:es)?|dernier(?:e|es|s)?|passee?s?|precedente?s?|atras|earlier|already)$/;

/**
 * Looks back for what the nights belong to: "slept in the car for three nights and needs a room".
 */
export function isOver(sentence: readonly Tagged[], at: number): boolean {
  if (past.test(sentence[at + 1]?.word ?? "") || sentence[at - 1]?.concept === "over") return true;
  for (let i = at - 1; i >= 0; i -= 1) {
    const { concept } = sentence[i] ?? { concept: "end" };
    if (concept === "over") return true;
    if (concept === "need" || concept === "needed" || concept === "only" || concept === "more") return false;
    if (concept === "housed" || concept === "settled" || concept === "elsewhere") return true;
  }
  return false;
}

/**
 * Days belong to a stay if the room is nearest: "a room for 3 days", not "hasn't eaten in 2 days".
 */
function isStay(sentence: readonly Tagged[], at: number): boolean {
  const next = sentence
    .slice(at + 1, at + 4)
    .find(({ concept }) => concept !== "of" && concept !== "in" && concept !== "one");
  if (next?.concept === "room") return true;
  for (let i = at - 1; i >= 0; i -= 1) {
    const { concept } = sentence[i] ?? { concept: "end" };
    if (!stops.has(concept)) continue;
    if (concept === "room" || concept === "stay" || concept === "nowhere" || concept === "need") return true;
    if (concept === "food") return sentence.slice(0, i).some((token) => token.concept === "room");
    return false;
  }
  return true;
}

/** "from the 3rd to the 6th", "del 3 al 6" */
function betweenDates(sentence: readonly Tagged[]): number {
  const isDate = (at: number) => sentence[at]?.concept === "number" && Number.isInteger(sentence[at].value);
  const at = sentence.findIndex((_, i) => {
    const before = sentence[i - (sentence[i - 1]?.concept === "the" ? 2 : 1)]?.word ?? "";
    return isDate(i) && /^(?:from|del|du)$/.test(before);
  });
  if (at < 0) return 0;
  let to = at + 1;
  while (["unit", "to", "until", "the"].includes(sentence[to]?.concept ?? "end")) to += 1;
  const days = (sentence[to]?.value ?? 0) - (sentence[at]?.value ?? 0);
  return to > at + 1 && isDate(to) && (sentence[to]?.value ?? 0) <= 31 && days > 0 ? days : 0;
}

/** "from Friday to Monday" */
function betweenDays(sentence: readonly Tagged[]): number {
  for (let i = 0; i < sentence.length; i += 1) {
    const first = sentence[i];
    if (first?.concept !== "weekday") continue;
    let j = i + 1;
    while (["until", "to", "the", "tonight", "night"].includes(sentence[j]?.concept ?? "")) j += 1;
    const last = sentence[j];
    const joined = sentence.slice(i + 1, j).some(({ concept }) => concept === "until" || concept === "to");
    if (joined && last?.concept === "weekday")
      return (Number(last.detail) - Number(first.detail) + 7) % 7 || 7;
  }
  return 0;
}

/** "was there two nights and needs three more" */
function moreNights(sentence: readonly Tagged[]): number {
  const at = sentence.findIndex((_, i) => isMoreNights(sentence, i));
  return at < 0 || isOver(sentence, at) ? 0 : (sentence[at]?.value ?? 0);
}

/** A number such as "three more" or "otras tres", of nights or a room named before. */
export function isMoreNights(sentence: readonly Tagged[], at: number): boolean {
  if (sentence[at]?.concept !== "number" || !Number.isInteger(sentence[at].value)) return false;
  const isFollowed = sentence[at + 1]?.concept === "more" || sentence[at + 1]?.word === "mas";
  const isLed = /^(?:otr[ao]s|another)$/.test(sentence[at - 1]?.word ?? "");
  const after = sentence[at + (isFollowed ? 2 : 1)]?.concept ?? "end";
  if (!(isFollowed || isLed) || !["end", "night", "comma", "and", "for"].includes(after)) return false;
  return sentence.some(({ concept }) => concept === "night" || concept === "room");
}

/** "tonight", "until tomorrow", "tonight and tomorrow", "nowhere to go tonight or tomorrow" */
function namedNights(sentence: readonly Tagged[]): number {
  const tonight = sentence.findIndex(({ concept }) => concept === "tonight");
  const tomorrow = sentence.findIndex(({ concept }) => concept === "tomorrow");
  const joint = sentence[tomorrow - 1];
  const isNeither = joint?.concept === "or" || joint?.word === "ni";
  const isLacking = sentence.some(({ concept }) => concept === "nowhere");
  if (tonight >= 0 && tomorrow > tonight && (joint?.concept === "and" || (isNeither && isLacking))) return 2;
  return tonight >= 0 || (tomorrow > 0 && sentence[tomorrow - 1]?.concept === "until") ? 1 : 0;
}

/** "stayed two nights with a friend and needs a motel for three" */
export function isNightsAgain(sentence: readonly Tagged[], at: number): boolean {
  const next = sentence[at + 1]?.concept;
  const isFree = next === undefined || next === "comma" || next === "more";
  return (
    isFree &&
    sentence[at]?.concept === "number" &&
    Number.isInteger(sentence[at].value) &&
    sentence[at - 1]?.concept === "for" &&
    sentence[at - 2]?.concept === "room" &&
    sentence.slice(0, at - 2).some(({ concept }) => concept === "night")
  );
}
