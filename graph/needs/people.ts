/** Whom texts count. The same person said again is the same person: counts join by the larger, not by their sum. */
export interface PeopleSaid {
  /** "family of five", "somos cinco" */
  total: number;
  /** Adults of their own: "woman", "two brothers". */
  heads: number;
  /** By their tie to the one who needs help: partner, mother. */
  relatives: Map<string, number>;
  children: Map<string, number>;
  /** The most children named in one breath. */
  together: number;
  /** Somebody has or brings them: one more than was named. */
  isImplied: boolean;
  /** "his wife": he is counted too, unless he was arrested. */
  isOwner: boolean;
  hasAbsent: boolean;
  /** Children or relatives of nobody in particular. */
  hasLoose: boolean;
  /** "five meals" */
  portions: number;
  /** Who is left after others went: "so four need dinner". Nobody else counts. */
  remaining: number;
  /** Of those who were counted: "the two oldest are at their aunt's". */
  away: number;
  /** Somebody who speaks or was named has eaten already, and only food is asked for. */
  isSelfFed: boolean;
}

export const noPeople = (): PeopleSaid => ({
  total: 0,
  heads: 0,
  relatives: new Map(),
  children: new Map(),
  together: 0,
  isImplied: false,
  isOwner: false,
  hasAbsent: false,
  hasLoose: false,
  portions: 0,
  remaining: 0,
  away: 0,
  isSelfFed: false,
});

export function joinPeople(a: PeopleSaid, b: PeopleSaid): PeopleSaid {
  return {
    total: Math.max(a.total, b.total),
    heads: Math.max(a.heads, b.heads),
    relatives: larger(a.relatives, b.relatives),
    children: larger(a.children, b.children),
    together: Math.max(a.together, b.together),
    isImplied: a.isImplied || b.isImplied,
    isOwner: a.isOwner || b.isOwner,
    hasAbsent: a.hasAbsent || b.hasAbsent,
    hasLoose: a.hasLoose || b.hasLoose,
    portions: Math.max(a.portions, b.portions),
    remaining: Math.max(a.remaining, b.remaining),
    away: Math.max(a.away, b.away),
    isSelfFed: a.isSelfFed || b.isSelfFed,
  };
}

function larger(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Map<string, number> {
  const joined = new Map(a);
  for (const [who, count] of b) joined.set(who, Math.max(joined.get(who) ?? 0, count));
  return joined;
}

const most = 99;

/** How many people were said, or null when nobody was. */
export function countPeople(said: PeopleSaid): number | null {
  const relatives = [...said.relatives.values()].reduce((sum, count) => sum + count, 0);
  if (said.remaining > 0) return Math.min(said.remaining, most);
  const children = without(said.away, countChildren(said));
  const hasOthers = relatives + children > 0;
  const isOwner = said.isOwner && !(said.hasAbsent && relatives > 0);
  const isImplied = hasOthers && !said.isSelfFed && (said.isImplied || isOwner);
  const heads = Math.max(said.heads, isImplied ? 1 : 0);
  const people = Math.max(without(said.away, said.total), heads + relatives + children) || said.portions;
  return people > 0 ? Math.min(people, most) : null;
}

const without = (away: number, count: number) => (count > away ? count - away : count);

/** "Two children" and, elsewhere, "a son and a daughter" are two; a baby named again is one of them. */
function countChildren({ children, together }: PeopleSaid): number {
  const of = (who: string) => children.get(who) ?? 0;
  const own = Math.max(of("child"), of("son") + of("daughter"), of("baby"), of("twins"), of("triplets"));
  return Math.max(together, own + of("grand") + of("niece"));
}
