import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import autocannon from "autocannon";
import { connections, rounds, type Call } from "./calls.ts";
import { contestants, type Child, type Contestant } from "./children.ts";

export type Children = Record<Contestant, Child>;

export interface Result {
  name: string;
  targets: Call["targets"];
  /** The peer's figures are 0 for calls that it lacks. */
  perSecond: Record<Contestant, number>;
  /**
   * The server process's processor time per call, in ms: it varies little with the machine's load.
   */
  cpuMs: Record<Contestant, number>;
  ratios: { bare: number; peer: number };
}

/**
 * Alternating on the same database within a minute; only ratios within a round count, because they
 * are stable on slow and busy machines.
 */
export async function measure({ name, targets, sample, load }: Call, children: Children): Promise<Result> {
  const asked = contestants.filter((who) => who !== "peer" || targets.peer !== undefined);
  if (sample) await compare(name, sample, { children, hasPeer: targets.peer !== undefined });
  const turnOf = async (who: Contestant, isWarmUp = false) => {
    const before = cpuMsOf(children[who]);
    const { perSecond, answered } = await run({ name, load }, { url: children[who].origin, isWarmUp, who });
    return { perSecond, cpuMs: (cpuMsOf(children[who]) - before) / answered };
  };
  for (const who of asked) await turnOf(who, true);
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round++) {
    const turn: Turn = { ...noTurn };
    // The order alternates, so that a slowing machine is fair to all.
    const first = round % asked.length;
    const order = [...asked.slice(first), ...asked.slice(0, first)];
    for (const who of order) turn[who] = await turnOf(who);
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
      peer: of((turn) => (turn.peer.perSecond ? turn.product.perSecond / turn.peer.perSecond : 0)),
    },
  };
}

interface Shot {
  url: string;
  isWarmUp: boolean;
  who?: Contestant;
  /** How many servers share the load. */
  servers?: number;
}

/** Calls one server for a while; every call must succeed. */
export async function run(
  { name, load }: Pick<Call, "name" | "load">,
  { url, isWarmUp, who = "product", servers = 1 }: Shot,
): Promise<{ perSecond: number; answered: number }> {
  // Its own duration is in whole seconds for counted calls.
  let start = 0;
  let end = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { ...load(who, isWarmUp), connections: connections * servers, url };
    const running = autocannon(options, (error, done) => (error ? reject(error as Error) : resolve(done)));
    running.on("start", () => (start = performance.now()));
    running.on("response", () => (end = performance.now()));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were refusals, ${result.errors} did not come`);
  const answered = result["2xx"];
  return { perSecond: (1000 * answered) / (end - start), answered };
}

interface Ran {
  perSecond: number;
  cpuMs: number;
}
type Turn = Record<Contestant, Ran>;
const nothing: Ran = { perSecond: 0, cpuMs: 0 };
const noTurn: Turn = { product: nothing, bare: nothing, peer: nothing };

/** User and system time so far; the kernel counts in hundredths of a second. */
export function cpuMsOf({ pid }: Pick<Child, "pid">): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * A baseline with other answers would prove nothing. The peer has other names; it must answer
 * without an error, and about as much.
 */
export async function compare(
  name: string,
  sample: NonNullable<Call["sample"]>,
  {
    children,
    hasPeer,
  }: { children: Pick<Children, "product" | "bare"> & Partial<Children>; hasPeer: boolean },
): Promise<void> {
  const ask = async (who: Contestant) => {
    const { path, init } = sample(who);
    return (await fetch(`${children[who]?.origin}${path}`, init)).json() as Promise<unknown>;
  };
  const [product, bare] = [await ask("product"), await ask("bare")];
  const said = (answer: unknown) => JSON.stringify(answer);
  if (!isDeepStrictEqual(product, bare))
    throw new Error(
      `${name}: the two answer differently:\n${said(product).slice(0, 1500)}\n${said(bare).slice(0, 1500)}`,
    );
  if (!hasPeer) return;
  const peer = await ask("peer");
  if ((peer as { errors?: unknown }).errors || said(peer).length < said(product).length * 0.9)
    throw new Error(`${name}: the peer answers something else:\n${said(peer).slice(0, 1500)}`);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
