/** The months from the first one to the present one, newest first, as `2026-01` in UTC. */
export function monthsSince(first: string | null | undefined, now: Date): string[] {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const [year = 0, month = 0] = first ? first.split("-").map(Number) : [];
  const count = first ? Math.max(present - (year * 12 + month - 1), 0) : 0;
  return Array.from({ length: count + 1 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}
