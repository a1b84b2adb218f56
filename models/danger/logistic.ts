import { placeOf } from "../../shared/community/danger/hashed.ts";

interface Sample {
  features: readonly string[];
  isTrue: boolean;
}

interface Settings {
  /** Features of fewer samples are left out. */
  fewest: number;
  decay: number;
  /** The share of a sample's features that a step leaves out, so that no single one decides. */
  leftOut: number;
}

const rounds = 20;
const rate = 0.3;

/**
 * Logistic regression over sets of features, in a table without names, where some features share a
 * place.
 */
export const learnHashed = (samples: readonly Sample[], { size, ...settings }: Settings & { size: number }) =>
  learnTable(samples, {
    ...settings,
    size,
    places: new Map(frequentIn(samples, settings).map((name) => [name, placeOf(name, size)])),
  });

function frequentIn(samples: readonly Sample[], { fewest }: Pick<Settings, "fewest">): string[] {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
}

/** By stochastic gradients in a fixed order, with a rate for each place. */
function learnTable(
  samples: readonly Sample[],
  {
    places,
    size,
    decay,
    leftOut,
  }: Omit<Settings, "fewest"> & { places: ReadonlyMap<string, number>; size: number },
) {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-3);
  const sums = new Float64Array(size);
  let [base, sumOfBases, snapshots] = [0, 0, 0];
  const known = samples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  );
  const next = fixedOrder();
  const steps = rounds * samples.length;
  for (let step = 0; step < steps; step += 1) {
    const place = next(samples.length);
    const isTrue = samples[place]?.isTrue ?? false;
    const all = known[place] ?? new Int32Array();
    const features = leftOut > 0 ? all.filter(() => next(1000) >= 1000 * leftOut) : all;
    const length = Math.sqrt(features.length || 1);
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    const error = 1 / (1 + Math.exp(-(base + sum / length))) - Number(isTrue);
    base -= 0.2 * rate * error;
    for (const feature of features) {
      const weight = weights[feature] ?? 0;
      const slope = error / length + decay * weight;
      const square = (squares[feature] ?? 0) + slope * slope;
      squares[feature] = square;
      weights[feature] = weight - (rate * slope) / Math.sqrt(square);
    }
    // The average over the second half of training generalizes better than its end.
    if (step <= steps / 2 || step % samples.length > 0) continue;
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    sumOfBases += base;
    snapshots += 1;
  }
  return { base: sumOfBases / snapshots, table: sums.map((sum) => sum / snapshots) };
}

/** The same numbers below a limit in each run (mulberry32). */
export function fixedOrder() {
  let seed = 1;
  return (below: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
