import { wholeSeconds, type CountedLimit, type RateReport, type Uses } from "../counter.ts";

/**
 * What an answer says about the limits that counted its call, as in the draft
 * ietf-httpapi-ratelimit-headers-11. `RateLimit-Policy` has the quota and the seconds of each, and
 * `RateLimit` what is left and in how many seconds the count starts again.
 */
export function createRates(
  set: (name: string, value: string) => void = () => undefined,
): RateReport & { headers: () => [string, string][] } {
  const left = new Map<string, { limit: CountedLimit; uses: Uses }>();
  const list = (part: (limit: CountedLimit, uses: Uses) => string) =>
    [...left.values()].map(({ limit, uses }) => `"${limit.name}";${part(limit, uses)}`).join(", ");
  const headers = (): [string, string][] =>
    left.size === 0
      ? []
      : [
          ["ratelimit-policy", list(({ max, seconds }) => `q=${max};w=${seconds}`)],
          [
            "ratelimit",
            list((limit, { uses, waitMs }) => `r=${remaining(limit, uses)};t=${wholeSeconds(waitMs)}`),
          ],
        ];
  return {
    headers,
    note(limit, uses) {
      const known = left.get(limit.name);
      // Of the networks around an address, the one that ends first.
      if (known && remaining(known.limit, known.uses.uses) <= remaining(limit, uses.uses)) return;
      left.set(limit.name, { limit, uses });
      for (const [name, value] of headers()) set(name, value);
    },
  };
}

const remaining = ({ max }: CountedLimit, uses: number) => Math.max(0, max - uses);
