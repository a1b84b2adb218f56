/** People by kind, each with its largest count: a person who is mentioned again counts once. */
export type PeopleMention =
  /** "family of five", "food for six" */
  | "total"
  /** "the three of us", "somos cinco", "only for my wife and son": no one else counts. */
  | "whole"
  /** Adults by independent nouns: "woman", "two brothers". */
  | "heads"
  /** By relationship to the recipient: partner, mother. */
  | `relative.${string}`
  | `child.${string}`
  /** The largest number of children in one phrase. */
  | "together"
  /** Children counted by a parent's noun: "mother of three". */
  | "parented"
  /** The requester, by a pronoun. */
  | `pronoun.${string}`
  /** "for her and her son": independent of what she has. */
  | `kept.${string}`
  /** Someone has or brings the named people: one more. */
  | "implied"
  /** "his wife": he counts too, unless he was arrested. */
  | "owner"
  /** Children or relatives of no named person. */
  | "loose"
  /** "five meals" */
  | "portions"
  /** Arrested or hurt adults: they count only if no one else does. */
  | "absent"
  /** Those who stay after others left: "so four need dinner". No one else counts. */
  | "remaining"
  /** To subtract: "the two oldest are at their aunt's". */
  | "away"
  /**
   * A named person is elsewhere, and whether those who stay were named: "Dad stays behind, the rest
   * need a room".
   */
  | "gone"
  | "rest"
  /**
   * Some already have it ("the kids ate, the parents need supper"): of a family only the named ones
   * count.
   */
  | "partOut"
  /** The person whose relatives were named already has it; by a pronoun: which. */
  | "selfOut"
  | `out.${string}`;

export type PeopleMentions = Map<PeopleMention, number>;

export function raise(said: PeopleMentions, what: PeopleMention, count = 1) {
  if (count > (said.get(what) ?? 0)) said.set(what, count);
}

export function joinPeople(a: PeopleMentions, b: PeopleMentions): PeopleMentions {
  const joined = new Map(a);
  for (const [what, count] of b) raise(joined, what, count);
  return joined;
}

const most = 99;

/** The number of people; null if none were mentioned. */
export function countPeople(said: PeopleMentions): number | null {
  const of = (what: PeopleMention) => said.get(what) ?? 0;
  if (of("remaining") > 0) return Math.min(of("remaining"), most);
  const away = of("away") || (of("rest") && of("gone"));
  const relatives = sumOf(said, "relative.");
  const children = without(of("away"), countChildren(said));
  const hasOthers = relatives + children > 0;
  const isOwner = of("owner") && !(of("absent") && relatives > 0);
  const isImplied = hasOthers && !of("selfOut") && (of("implied") || isOwner);
  const heads = Math.max(of("heads") - (hasOthers && isNamedOut(said) ? 1 : 0), isImplied ? 1 : 0);
  const named = heads + relatives + children || of("absent");
  const total = of("partOut") && named > 0 ? 0 : without(away, of("total"));
  const people = of("whole") ? without(away, of("whole")) : Math.max(total, named) || of("portions");
  return people > 0 ? Math.min(people, most) : null;
}

const without = (away: number, count: number) => (count > away ? count - away : count);

function sumOf(said: PeopleMentions, kind: string): number {
  let sum = 0;
  for (const [what, count] of said) if (what.startsWith(kind)) sum += count;
  return sum;
}

/** "I need food for my kids, I ate": counted by a noun, or by the same pronoun. */
const isNamedOut = (said: PeopleMentions) =>
  [...said.keys()].some(
    (what) =>
      what.startsWith("out.") &&
      !said.has(`kept.${what.slice(4)}`) &&
      (said.has(`pronoun.${what.slice(4)}`) || sumOf(said, "pronoun.") === 0),
  );

/**
 * "Two children" and, elsewhere, "a son and a daughter" are two; a baby named again is one of them.
 */
function countChildren(said: PeopleMentions): number {
  const of = (who: string) => said.get(`child.${who}`) ?? 0;
  const own = Math.max(of("child"), of("son") + of("daughter"), of("baby"), of("twins"), of("triplets"));
  const parented = said.has("partOut") ? 0 : (said.get("parented") ?? 0);
  return Math.max(said.get("together") ?? 0, parented, own + of("grand") + of("niece"));
}
