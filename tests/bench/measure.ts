import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import autocannon from "autocannon";
import { connections, rounds, type Call } from "./calls.ts";
import { contestants, type Child, type Contestant } from "./children.ts";

export type Children = Record<Contestant, Child>;

export interface Result {
  name: string;
  targets: Call["targets"];
  perSecond: Record<Contestant, number>;
  /** Processor time of the server's own process for one call, in ms: it moves little, whatever else runs on the machine. */
  cpuMs: Record<Contestant, number>;
  ratios: Call["targets"];
}

/** Turn by turn on the same database in the same minute; only the ratios of each turn count, because they say the same on a slow machine and on a busy one. */
export async function measure({ name, targets, sample, load }: Call, children: Children): Promise<Result> {
  if (sample) await compare(name, sample, children);
  const run = async (who: Contestant, isWarmUp = false) => {
    const before = cpuMsOf(children[who]);
    const result = await autocannon({ connections, ...load(who, isWarmUp), url: children[who].origin });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} answers were refusals, ${result.errors} did not come`);
    const cpuMs = (cpuMsOf(children[who]) - before) / result["2xx"];
    return { perSecond: result["2xx"] / result.duration, cpuMs };
  };
  for (const who of contestants) await run(who, true);
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round++) {
    const turn: Turn = { ...noTurn };
    // Who goes first changes, so that a machine that slows down is fair to all.
    const order = [...contestants.slice(round % 3), ...contestants.slice(0, round % 3)];
    for (const who of order) turn[who] = await run(who);
    turns.push(turn);
  }
  const of = (value: (turn: Turn) => number) => median(turns.map(value));
  const each = (figure: keyof Ran) => ({
    product: of((turn) => turn.product[figure]),
    bare: of((turn) => turn.bare[figure]),
    peer: of((turn) => turn.peer[figure]),
  });
  return {
    name,
    targets,
    perSecond: each("perSecond"),
    cpuMs: each("cpuMs"),
    ratios: {
      bare: of((turn) => turn.product.perSecond / turn.bare.perSecond),
      peer: of((turn) => turn.product.perSecond / turn.peer.perSecond),
    },
  };
}

interface Ran {
  perSecond: number;
  cpuMs: number;
}
type Turn = Record<Contestant, Ran>;
const nothing: Ran = { perSecond: 0, cpuMs: 0 };
const noTurn: Turn = { product: nothing, bare: nothing, peer: nothing };

/** User and system time so far; the kernel counts in hundredths of a second. */
function cpuMsOf({ pid }: Child): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
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
