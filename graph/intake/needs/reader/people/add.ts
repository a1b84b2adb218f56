import type { Tagged } from "../lexicon.ts";
import type { Noun } from "./noun.ts";
import { raise, type PeopleMentions } from "../people.ts";

interface Place {
  before: Tagged["concept"];
  next: Tagged["concept"];
  from: number;
  sentence: readonly Tagged[];
}

/** "My wife needs a ride", "get my grandpa a cab": they need it, not the person they belong to. */
const isForThem = (people: readonly Noun[], { before, next, from, sentence }: Place) =>
  // "they and their mother"
  (before === "and" && sentence[from - 2]?.concept === "we") ||
  (people.every(({ kind }) => kind === "relative" || kind === "couple") &&
    (before === "need"
      ? next === "one"
      : ["end", "comma", "unknown", "and", "only"].includes(before) &&
        ["need", "hungry", "noNeed", "lack", "nowhere", "go", "have"].includes(next)));

/** "Only for my wife and our baby", "I am writing for my parents": no one else. */
const isForOthers = (people: readonly Noun[], { before, from, sentence }: Place) =>
  people.length > 0 &&
  people.every(({ kind }) => kind !== "pronoun" && kind !== "total") &&
  (before === "behalf" ||
    (before === "for" &&
      people.every(({ isOwned, who }) => isOwned || who === "partner") &&
      ["only", "weAre"].includes(sentence[from - 2]?.concept ?? "end")));

/** Adds a group of nouns to the counted people. */
export function addPeople(
  people: readonly Noun[],
  said: PeopleMentions,
  { before, next, from, sentence }: Place,
) {
  if (isForOthers(people, { before, next, from, sentence }))
    raise(
      said,
      "whole",
      people.reduce((sum, { count, children }) => sum + count + children, 0),
    );
  let heads = 0;
  let together = 0;
  let parented = 0;
  let total = 0;
  const pronouns = new Set<string>();
  const hasSelf = people.some(
    (noun) => noun.kind === "pronoun" || noun.kind === "head" || noun.kind === "couple",
  );
  const isGoverned = before === "have" || before === "with";
  // "Grandmother and grandson need …": no one else is meant.
  const isBoth = people.filter(({ who, isOwned }) => who === "partner" && !isOwned).length > 1;
  const isOwnMaster = !hasSelf && !isGoverned && people[0]?.kind === "relative" && isUnowned(people[0]);
  // "They and their mother": the children are hers.
  const isWithThem = before === "and" && sentence[from - 2]?.concept === "we";
  const relatives = new Map<string, number>();
  const children = new Map<string, number>();
  const put = (map: Map<string, number>, who: string, count: number) =>
    map.set(who, (map.get(who) ?? 0) + count);
  for (const noun of people) {
    if (noun.kind === "total") total += noun.count;
    else if (noun.kind === "pronoun") pronouns.add(noun.who);
    else if ((!isGoverned && isParentOf(noun, people[0])) || (isParent(noun) && isWithThem))
      heads += noun.count;
    else if (noun.kind === "couple" && noun.isOwned) put(relatives, noun.who, noun.count);
    else if (noun.kind === "couple") {
      heads += noun.count - 1;
      put(relatives, "partner", 1);
    } else if (noun.kind === "child") {
      together += noun.count;
      put(children, noun.who, noun.count);
    } else if (noun.kind === "others") put(relatives, "others", noun.count);
    else if (noun.kind === "head" || (isOwnMaster && isUnowned(noun)) || (isBoth && noun.who === "partner"))
      heads += noun.count;
    else put(relatives, noun.who, noun.count);
    parented += noun.children;
  }
  heads += pronouns.size;
  // "a woman seen with four minors"
  if (before === "with" && people.every(({ kind, count }) => kind === "head" && count > 1)) {
    put(relatives, "with", heads);
    heads = 0;
  }
  if (total > 0) {
    // "a family of four and their grandmother"
    const all = total + heads + sumOf(relatives) + together + parented;
    raise(said, people.some(({ who }) => who === "us") ? "whole" : "total", all);
    return;
  }
  const isOwned = people.some((noun) => noun.isOwned);
  const isListed =
    before === "comma" &&
    sentence
      .slice(0, from)
      .some(
        ({ concept }) => concept === "need" || concept === "food" || concept === "room" || concept === "ride",
      );
  if (heads === 0 && people.length > 0) {
    if (isGoverned || (isListed && together > 0)) raise(said, "implied");
    else if (isOwned && !isOwnedByThem(people) && !isForThem(people, { before, next, from, sentence }))
      raise(said, "owner");
    else if (
      !(people[0]?.kind === "child" && isOwnedByThem(people)) &&
      people.some((noun) => noun.kind === "child" || noun.kind === "relative")
    )
      raise(said, "loose");
  }
  if (!isBoth && people[0]?.who === "partner" && people[0].kind === "relative") raise(said, "loose");
  raise(said, "heads", heads);
  raise(said, "together", together);
  raise(said, "parented", parented);
  for (const who of pronouns) raise(said, `${before === "for" ? "kept" : "pronoun"}.${who}`);
  for (const [who, many] of relatives) raise(said, `relative.${who}`, many);
  for (const [who, many] of children) raise(said, `child.${who}`, many);
}

/**
 * "Husband, wife and their twins", "twins and their aunt": the person they belong to is next to
 * them.
 */
const isOwnedByThem = ([first, ...rest]: readonly Noun[]) =>
  first !== undefined &&
  !first.isOwned &&
  (first.kind === "relative" ||
    (first.kind === "child" && rest.length > 0 && rest.every(({ kind }) => kind === "relative")));

/** A wife implies a spouse; a mother may be the recipient. */
const isUnowned = (noun: Noun) => !noun.isOwned && noun.who !== "partner";

/** "The twins and their mother": they belong to her. */
const isParentOf = (noun: Noun, first: Noun | undefined) =>
  first?.kind === "child" && !first.isOwned && isParent(noun);

const isParent = (noun: Noun) => noun.isOwned && /^(?:mother|father|parents|grand)/.test(noun.who);

const sumOf = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((sum, count) => sum + count, 0);
