/*
 * As much of PromQL as deploy/alerts.yml has: selectors with equal labels, ranges, `rate`, `delta`,
 * `histogram_quantile`, `min`, `max` and `sum` with `by`, `time()`, comparisons, `bool`, `and` and
 * `-`. An expression with anything else fails here.
 */

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
  /** Seconds since 1970. */
  at: number;
}

/** The samples of one scrape, in Prometheus's text format. */
export function samplesIn(text: string, at: number, own: Record<string, string>): Sample[] {
  const scraped = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = "", labels = "", value = ""]): Sample => ({
      ...{ name, at, value: /^nan$/i.test(value) ? Number.NaN : Number(value.replace("+Inf", "Infinity")) },
      labels: { ...own, ...labelsIn(labels) },
    }),
  );
  return [...scraped, { name: "up", labels: own, value: 1, at }];
}

const labelsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));

interface Point {
  labels: Record<string, string>;
  value: number;
}
type Value = Point[] | number;

/** An alert fires if its expression has any result. */
export function isFiring(expr: string, samples: readonly Sample[], now: number): boolean {
  const tokens = expr.match(/"[^"]*"|\[\w+\]|\d+(?:\.\d+)?(?:e\d+)?|\w+|[<>=!]=|[(){}<>,=*-]/g) ?? [];
  let at = 0;
  const peek = () => tokens[at];
  const take = (wanted?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`PromQL: ${wanted ?? "a token"} instead of ${token ?? "the end"} in ${expr}`);
    return token;
  };
  const takeIf = (wanted: string) => (peek() === wanted ? Boolean(take()) : false);

  function conjunction(): Value {
    let left = comparison();
    while (takeIf("and")) {
      const right = points(comparison());
      left = points(left).filter((one) => right.some((other) => keyOf(other.labels) === keyOf(one.labels)));
    }
    return left;
  }

  function comparison(): Value {
    const left = difference();
    const operator = peek() ?? "";
    const compare = comparisons[operator];
    if (!compare) return left;
    take();
    const isBool = takeIf("bool");
    const right = difference();
    if (typeof right !== "number") throw new Error(`PromQL: only numbers are compared with, in ${expr}`);
    const compared = points(left).map((one) => ({ ...one, holds: compare(one.value, right) }));
    if (isBool) return compared.map(({ labels, holds }) => ({ labels, value: holds ? 1 : 0 }));
    return compared.filter(({ holds }) => holds).map(({ labels, value }) => ({ labels, value }));
  }

  function difference(): Value {
    const left = primary();
    if (!takeIf("-")) return left;
    const right = points(primary());
    if (typeof left !== "number") throw new Error(`PromQL: only a number is subtracted from, in ${expr}`);
    return right.map(({ labels, value }) => ({ labels, value: left - value }));
  }

  function primary(): Value {
    if (takeIf("(")) {
      const inner = conjunction();
      take(")");
      return inner;
    }
    const token = take();
    if (/^\d/.test(token)) return Number(token);
    const aggregate = aggregates[token];
    if (aggregate) {
      const by = takeIf("by") ? names() : [];
      return grouped(inBrackets(), by, aggregate);
    }
    if (token === "time") return (take("("), take(")"), now);
    if (token === "rate" || token === "delta") return changed(token);
    if (token === "histogram_quantile") {
      take("(");
      const quantile = Number(take());
      take(",");
      const buckets = points(conjunction());
      take(")");
      return quantileOf(quantile, buckets);
    }
    return newest(select(token)).map(({ labels, value }) => ({ labels, value }));
  }

  function names(): string[] {
    take("(");
    const found = [take()];
    while (takeIf(",")) found.push(take());
    take(")");
    return found;
  }

  function inBrackets(): Point[] {
    take("(");
    const inner = points(conjunction());
    take(")");
    return inner;
  }

  function changed(kind: "rate" | "delta"): Point[] {
    take("(");
    const selected = select(take());
    const window = secondsIn(take());
    take(")");
    return newest(selected).flatMap((last) => {
      const first = selected.find(
        (one) => keyOf(one.labels) === keyOf(last.labels) && one.at < last.at && one.at >= now - window,
      );
      if (!first) return [];
      const { labels } = last;
      const change = last.value - first.value;
      return [{ labels, value: kind === "rate" ? change / (last.at - first.at) : change }];
    });
  }

  function select(name: string): Sample[] {
    const wanted: [string, string][] = [];
    if (takeIf("{")) {
      while (!takeIf("}")) {
        const key = take();
        take("=");
        wanted.push([key, take().slice(1, -1)]);
        takeIf(",");
      }
    }
    return samples.filter(
      (one) => one.name === name && wanted.every(([key, value]) => one.labels[key] === value),
    );
  }

  const result = conjunction();
  if (at < tokens.length) throw new Error(`PromQL: ${peek()} is not understood in ${expr}`);
  return points(result).length > 0;
}

const points = (value: Value): Point[] => (typeof value === "number" ? [{ labels: {}, value }] : value);
const keyOf = (labels: Record<string, string>) =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)));
const newest = (samples: Sample[]): Sample[] => [
  ...new Map(samples.toSorted((a, b) => a.at - b.at).map((one) => [keyOf(one.labels), one])).values(),
];

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  "==": (a, b) => a === b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
};

/** Prometheus's min and max leave NaN out, unless there is nothing else. */
const best = (values: number[], of: (...numbers: number[]) => number) => {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length > 0 ? of(...known) : Number.NaN;
};
const aggregates: Record<string, (values: number[]) => number> = {
  min: (values) => best(values, Math.min),
  max: (values) => best(values, Math.max),
  sum: (values) => values.reduce((total, value) => total + value, 0),
};

function grouped(inner: Point[], by: string[], aggregate: (values: number[]) => number): Point[] {
  const groups = new Map<string, Point[]>();
  for (const one of inner) {
    const labels = Object.fromEntries(by.map((name) => [name, one.labels[name] ?? ""]));
    groups.set(JSON.stringify(labels), [...(groups.get(JSON.stringify(labels)) ?? []), one]);
  }
  return [...groups].map(([labels, group]) => ({
    labels: JSON.parse(labels) as Record<string, string>,
    value: aggregate(group.map(({ value }) => value)),
  }));
}

function quantileOf(quantile: number, buckets: Point[]): Point[] {
  const sorted = buckets
    .map(({ labels, value }) => ({ le: Number((labels["le"] ?? "").replace("+Inf", "Infinity")), value }))
    .toSorted((a, b) => a.le - b.le);
  const total = sorted.at(-1)?.value ?? 0;
  const reached = sorted.find(({ value }) => value >= quantile * total);
  return total > 0 && reached ? [{ labels: {}, value: reached.le }] : [];
}

const units: Record<string, number> = { s: 1, m: 60, h: 3600 };
const secondsIn = (range: string) => Number(range.slice(1, -2)) * (units[range.at(-2) ?? ""] ?? Number.NaN);
