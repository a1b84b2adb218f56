import type { Weights } from "../../graph/danger/learned.shared.ts";

interface Sample {
  features: readonly string[];
  isTrue: boolean;
}

const rounds = 20;
const rate = 0.3;
const decay = 1e-4;

/**
 * Logistic regression over sets of features, by stochastic gradients in a fixed order, with a rate
 * for each feature. Features of few samples are left out, and so are those whose weight is
 * small; the others are then learned again without them.
 */
export function learnWeights(
  samples: readonly Sample[],
  { smallest, fewest }: { smallest: number; fewest: number },
): Weights {
  const { of } = learnAll(samples, fewest);
  const isLarge = (feature: string) => Math.abs(of.get(feature) ?? 0) >= smallest;
  return learnAll(
    samples.map(({ features, isTrue }) => ({ features: features.filter(isLarge), isTrue })),
    fewest,
  );
}

function learnAll(samples: readonly Sample[], fewest: number): Weights {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const places = new Map(names.map((name, place) => [name, place]));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-3);
  const sums = new Float64Array(names.length);
  let [base, sumOfBases, snapshots] = [0, 0, 0];
  const known = samples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  );
  const next = fixedOrder();
  const steps = rounds * samples.length;
  for (let step = 0; step < steps; step += 1) {
    const place = next(samples.length);
    const [features, isTrue] = [known[place] ?? new Int32Array(), samples[place]?.isTrue ?? false];
    const size = Math.sqrt(features.length || 1);
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    const error = 1 / (1 + Math.exp(-(base + sum / size))) - Number(isTrue);
    base -= 0.2 * rate * error;
    for (const feature of features) {
      const weight = weights[feature] ?? 0;
      const slope = error / size + decay * weight;
      const square = (squares[feature] ?? 0) + slope * slope;
      squares[feature] = square;
      weights[feature] = weight - (rate * slope) / Math.sqrt(square);
    }
    // The average over the second half of training generalizes better than its end.
    if (step <= steps / 2 || step % samples.length > 0) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    sumOfBases += base;
    snapshots += 1;
  }
  return {
    base: sumOfBases / snapshots,
    of: new Map(names.map((name, place) => [name, (sums[place] ?? 0) / snapshots])),
  };
}

/** The same numbers below a limit in each run (mulberry32). */
function fixedOrder() {
  let seed = 1;
  return (below: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
