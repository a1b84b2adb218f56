import type { Verdict } from "./persons.sql.ts";

interface Known {
  requestId: number;
  /** Keyed hashes; two requests with an equal one are one person's. */
  keys: readonly string[];
}

/**
 * The requests of each person. An administrator's verdict counts before an equal key: requests that
 * were judged to be of different people are never put together, also not through a third one. A
 * request without a key is a person of its own.
 */
export function personsOf<Row extends Known>(rows: readonly Row[], verdicts: readonly Verdict[]): Row[][] {
  const { personOf, join, separate } = createGroups();
  for (const { firstId, secondId, same } of verdicts) if (!same) separate(firstId, secondId);
  for (const { firstId, secondId, same } of verdicts) if (same) join(firstId, secondId);
  const judged = verdicts.flatMap((one) => [
    { requestId: one.firstId, keys: one.firstKeys },
    { requestId: one.secondId, keys: one.secondKeys },
  ]);
  // More than one only for namesakes, whom someone judged to be different people.
  const withKey = new Map<string, number[]>();
  for (const { requestId, keys } of [...rows, ...judged])
    for (const key of keys) {
      const known = withKey.get(key) ?? [];
      if (!known.some((one) => join(one, requestId))) withKey.set(key, [...known, requestId]);
    }
  const people = new Map<number, Row[]>();
  for (const row of rows) {
    const person = personOf(row.requestId);
    const known = people.get(person);
    if (known) known.push(row);
    else people.set(person, [row]);
  }
  return [...people.values()];
}

/** Groups of requests, each named by one of them (union by size). */
function createGroups() {
  const groups = new Map<number, number[]>();
  const names = new Map<number, number>();
  const others = new Map<number, number[]>();
  const personOf = (id: number) => names.get(id) ?? id;
  const groupOf = (id: number) => groups.get(personOf(id)) ?? [id];

  /** Whether they are one person's now. */
  function join(first: number, second: number): boolean {
    const [kept, moved] = groupOf(first).length < groupOf(second).length ? [second, first] : [first, second];
    const name = personOf(kept);
    if (name === personOf(moved)) return true;
    const joining = groupOf(moved);
    if (joining.some((id) => others.get(id)?.some((other) => personOf(other) === name))) return false;
    groups.delete(personOf(moved));
    for (const id of joining) names.set(id, name);
    const group = groupOf(kept);
    group.push(...joining);
    groups.set(name, group);
    return true;
  }
  function separate(first: number, second: number) {
    others.set(first, [...(others.get(first) ?? []), second]);
    others.set(second, [...(others.get(second) ?? []), first]);
  }
  return { personOf, join, separate };
}
