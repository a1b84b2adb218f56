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
  const parents = new Map(rows.map(({ requestId }) => [requestId, requestId]));
  const others = new Map(rows.map(({ requestId }) => [requestId, new Set<number>()]));
  const members = new Map(rows.map(({ requestId }) => [requestId, [requestId]]));
  for (const { firstId, secondId } of verdicts.filter(({ same }) => !same)) {
    others.get(firstId)?.add(secondId);
    others.get(secondId)?.add(firstId);
  }
  const personOf = (id: number): number => {
    let root = id;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next;
    parents.set(id, root);
    return root;
  };
  const join = (first: number, second: number) => {
    const [one, two] = [personOf(first), personOf(second)];
    if (one === two) return;
    const size = (id: number) => members.get(id)?.length ?? 0;
    const [kept, joined] = size(one) < size(two) ? [two, one] : [one, two];
    const moved = members.get(joined) ?? [];
    if (moved.some((id) => isApart(id, kept))) return;
    parents.set(joined, kept);
    members.get(kept)?.push(...moved);
    members.delete(joined);
  };
  /** Whether someone of the other group was judged to be a different person. */
  const isApart = (id: number, root: number) =>
    [...(others.get(id) ?? [])].some((other) => parents.has(other) && personOf(other) === root);

  for (const { firstId, secondId, same } of verdicts)
    if (same && parents.has(firstId) && parents.has(secondId)) join(firstId, secondId);
  const firstOf = new Map<string, number>();
  for (const { requestId, keys } of rows)
    for (const key of keys) {
      const known = firstOf.get(key);
      if (known === undefined) firstOf.set(key, requestId);
      else join(known, requestId);
    }
  const people = new Map<number, Row[]>();
  for (const row of rows) {
    const root = personOf(row.requestId);
    const known = people.get(root);
    if (known) known.push(row);
    else people.set(root, [row]);
  }
  return [...people.values()];
}
