/**
 * What is said of people, each by its largest count: the same person said again is the same person.
 */
export type Said =
  /** "family of five", "food for six" */
  | "total"
  /**
   * "the three of us", "somos cinco", "only for my wife and son": nobody else, whoever is named.
   */
  | "whole"
  /** Adults of their own: "woman", "two brothers". */
  | "heads"
  /** By their tie to the one who needs help: partner, mother. */
  | `relative.${string}`
  | `child.${string}`
  /** The most children named in one breath. */
  | "together"
  /** Children whom a parent's noun counts: "mother of three". */
  | "parented"
  /** Who asks, said by a pronoun. */
  | `pronoun.${string}`
  /** "for her and her son": whatever she has. */
  | `kept.${string}`
  /** Somebody has or brings those who were named: one more. */
  | "implied"
  /** "his wife": he is counted too, unless he was arrested. */
  | "owner"
  /** Children or relatives of nobody in particular. */
  | "loose"
  /** "five meals" */
  | "portions"
  /** Adults who were arrested or hurt: they count where nobody else does. */
  | "absent"
  /** Who is left after others went: "so four need dinner". Nobody else counts. */
  | "remaining"
  /** Of those who were counted: "the two oldest are at their aunt's". */
  | "away"
  /**
   * Somebody named who is elsewhere, and whether those who are left were named: "Dad stays behind,
   * the rest need a room".
   */
  | "gone"
  | "rest"
  /**
   * Some have what is asked for ("the kids ate, the parents need supper"): of a family those count
   * who are named.
   */
  | "partOut"
  /** The one whose people were named has it already; by a pronoun: who. */
  | "selfOut"
  | `out.${string}`;

export type PeopleSaid = Map<Said, number>;

export function raise(said: PeopleSaid, what: Said, count = 1) {
  if (count > (said.get(what) ?? 0)) said.set(what, count);
}

export function joinPeople(a: PeopleSaid, b: PeopleSaid): PeopleSaid {
  const joined = new Map(a);
  for (const [what, count] of b) raise(joined, what, count);
  return joined;
}

const most = 99;

/** How many people were said, or null when nobody was. */
export function countPeople(said: PeopleSaid): number | null {
  const of = (what: Said) => said.get(what) ?? 0;
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

function sumOf(said: PeopleSaid, kind: string): number {
  let sum = 0;
  for (const [what, count] of said) if (what.startsWith(kind)) sum += count;
  return sum;
}

/** "I need food for my kids, I ate": who was counted by a noun, or by the same pronoun. */
const isNamedOut = (said: PeopleSaid) =>
  [...said.keys()].some(
    (what) =>
      what.startsWith("out.") &&
      !said.has(`kept.${what.slice(4)}`) &&
      (said.has(`pronoun.${what.slice(4)}`) || sumOf(said, "pronoun.") === 0),
  );

/**
 * "Two children" and, elsewhere, "a son and a daughter" are two; a baby named again is one of them.
 */
function countChildren(said: PeopleSaid): number {
  const of = (who: string) => said.get(`child.${who}`) ?? 0;
  const own = Math.max(of("child"), of("son") + of("daughter"), of("baby"), of("twins"), of("triplets"));
  const parented = said.has("partOut") ? 0 : (said.get("parented") ?? 0);
  return Math.max(said.get("together") ?? 0, parented, own + of("grand") + of("niece"));
}
