import { isDeepStrictEqual } from "node:util";
import autocannon from "autocannon";
import { connections, rounds, type Call } from "./calls.ts";
import { contestants, type Child, type Contestant } from "./children.ts";

export type Children = Record<Contestant, Child>;

export interface Result {
  name: string;
  targets: Call["targets"];
  perSecond: Record<Contestant, number>;
  ratios: Call["targets"];
}

/** Turn by turn on the same database in the same minute; only the ratios of each turn count, because they say the same on a slow machine and on a busy one. */
export async function measure({ name, targets, sample, load }: Call, children: Children): Promise<Result> {
  if (sample) await compare(name, sample, children);
  const run = async (who: Contestant, isWarmUp = false) => {
    const result = await autocannon({ connections, ...load(who, isWarmUp), url: children[who].origin });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} answers were refusals, ${result.errors} did not come`);
    return result["2xx"] / result.duration;
  };
  for (const who of contestants) await run(who, true);
  const turns: Record<Contestant, number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const turn = { product: 0, bare: 0, peer: 0 };
    // Who goes first changes, so that a machine that slows down is fair to all.
    const order = [...contestants.slice(round % 3), ...contestants.slice(0, round % 3)];
    for (const who of order) turn[who] = await run(who);
    turns.push(turn);
  }
  const of = (value: (turn: Record<Contestant, number>) => number) => median(turns.map(value));
  return {
    name,
    targets,
    perSecond: {
      product: of((turn) => turn.product),
      bare: of((turn) => turn.bare),
      peer: of((turn) => turn.peer),
    },
    ratios: {
      bare: of((turn) => turn.product / turn.bare),
      peer: of((turn) => turn.product / turn.peer),
    },
  };
}

/** A baseline that answered something else would prove nothing. The peer has names of its own; it must answer without an error, and about as much. */
async function compare(name: string, sample: NonNullable<Call["sample"]>, children: Children): Promise<void> {
  const ask = async (who: Contestant) => {
    const { path, init } = sample(who);
    return (await fetch(children[who].origin + path, init)).json() as Promise<unknown>;
  };
  const [product, bare, peer] = [await ask("product"), await ask("bare"), await ask("peer")];
  const said = (answer: unknown) => JSON.stringify(answer);
  if (!isDeepStrictEqual(product, bare))
    throw new Error(
      `${name}: the two answer differently:\n${said(product).slice(0, 1500)}\n${said(bare).slice(0, 1500)}`,
    );
  if ((peer as { errors?: unknown }).errors || said(peer).length < said(product).length * 0.9)
    throw new Error(`${name}: the peer answers something else:\n${said(peer).slice(0, 1500)}`);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
