import {
  countInMemory,
  countUse,
  createBudget,
  ownWorkMsPerMinute,
  processorTime,
  workMsPerMinute,
  type CountUse,
  type RateReport,
} from "../counter.ts";
import { Refusal } from "../errors.ts";
import { later, ownKeysOf, tooMany } from "../quotas.ts";
import { isVisitor, type Viewer } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { allOf, noListed, type Networks } from "./networks.ts";

/**
 * Rate limits of calls; services count the product's own limits (quotas.ts). The
 * signed-in count by session and the others by device, so that neighbors do not use up their calls.
 * Everyone else counts by network, which may be an office or a shelter, so its limit is generous; a
 * listed network has ten times as much.
 */
export interface Limits {
  /**
   * Before the caller is identified. A session that was valid a moment ago is no longer counted by
   * its network.
   */
  call(caller: Caller, token: string | undefined): Promise<void>;
  /** After this token is known to be a session's. */
  session(sessionId: number, token: string, caller?: Pick<Caller, "rates">): Promise<void>;
  /** The recent owner of this token. */
  sessionOf(token: string): number | undefined;
  /** A call that writes. */
  write(caller: Caller & { viewer: Viewer }): Promise<void>;
  /**
   * Expensive public work, by its processor time. `own` is the caller's session or device, if it is
   * known.
   */
  work<T>(ip: string, make: () => Promise<T>, own?: string): Promise<T>;
  /** Wrong answers, by their link, or wrong signatures, by their network. */
  guess(key: string): Promise<void>;
  /** Wrong codes, PINs and links, and questions for a PIN: by device, and by network. */
  wrongCode(context: Context, kind: "pass" | "pin" | "form" | "link"): Promise<void>;
}

interface Caller {
  ip: string;
  limitMark?: string | undefined;
  rates?: RateReport | undefined;
}

const [minute, hour] = [60, 3600];
const networkCalls = { name: "calls-network", seconds: minute, max: 3000 };
const networkWrites = { name: "writes-network", seconds: minute, max: 600 };
const sessionCalls = { name: "calls", seconds: minute, max: 1200 };
const sessionWrites = { name: "writes", seconds: minute, max: 240 };
const guesses = { name: "guesses", seconds: hour, max: 20 };
/** Each code has its own lock after wrong PINs (graph/help/pass/rules.ts). */
const ownCodes = { name: "codes", seconds: hour, max: 20 };
const networkCodes = { name: "codes-network", seconds: hour, max: 200 };
/**
 * The cost of a call does not include waiting: in a busy process, other calls' work would count as
 * its own.
 */
export const maxWorkMs = 120;
const maxTokens = 5000;

export function createLimits(
  count: CountUse = countInMemory(),
  processorMs = processorTime,
  networks: Pick<Networks, "of"> = noListed,
): Limits {
  const budget = createBudget();
  /** Work that runs at once shares the processor. */
  let running = 0;
  /** Of recently seen sessions, the latest last. */
  const right = new Map<string, number>();

  /** Throws if the key was used too often. */
  async function use(limit: typeof guesses, key: string, rates?: RateReport) {
    const over = await countUse(count, limit, { key, rates });
    if (over) throw new Over(over.waitMs);
  }
  async function useOfNetwork(limit: typeof guesses, { ip, rates }: Caller, prefix = "") {
    for (const { name, times } of allOf(networks.of(ip)))
      await use({ ...limit, max: limit.max * times }, prefix + name, rates);
  }
  return {
    async call(caller, token) {
      if (token !== undefined && right.has(token)) return;
      const { limitMark, rates } = caller;
      if (limitMark !== undefined) await use(sessionCalls, `device ${limitMark}`, rates);
      await useOfNetwork(networkCalls, caller);
    },
    async session(sessionId, token, caller) {
      right.delete(token);
      right.set(token, sessionId);
      const [oldest] = right.keys();
      if (right.size > maxTokens && oldest !== undefined) right.delete(oldest);
      await use(sessionCalls, String(sessionId), caller?.rates);
    },
    sessionOf: (token) => right.get(token),
    async write(caller) {
      const { viewer, limitMark, rates } = caller;
      if (!isVisitor(viewer)) return use(sessionWrites, String(viewer.sessionId), rates);
      if (limitMark !== undefined) await use(sessionWrites, `device ${limitMark}`, rates);
      return useOfNetwork(networkWrites, caller);
    },
    async work(ip, make, own) {
      const shares = [
        ...(own === undefined ? [] : [{ key: `own ${own}`, ms: ownWorkMsPerMinute }]),
        ...allOf(networks.of(ip)).map(({ name, times }) => ({ key: name, ms: workMsPerMinute * times })),
      ];
      const waitMs = await budget.waitOf(shares);
      if (waitMs !== undefined) throw new OutOfBudget(waitMs);
      const before = processorMs();
      running += 1;
      const shared = running;
      try {
        return await make();
      } finally {
        running -= 1;
        const ms = Math.ceil((processorMs() - before) / Math.max(shared, running + 1));
        await budget.spend(shares, Math.min(ms, maxWorkMs));
      }
    },
    guess: (key) => use(guesses, key),
    async wrongCode(context, kind) {
      try {
        for (const key of ownKeysOf(context, kind)) await use(ownCodes, `${kind} ${key}`, context.rates);
      } catch (error) {
        throw error instanceof Over ? tooMany(context, error.waitMs, "own") : error;
      }
      try {
        await useOfNetwork(networkCodes, context, `${kind} `);
      } catch (error) {
        throw error instanceof Over ? tooMany(context, error.waitMs, "network") : error;
      }
    },
  };
}

/** A network, session or device has used its share of the processor; says when to retry. */
export class OutOfBudget extends Refusal {
  constructor(waitMs: number) {
    super("RATE_LIMITED", coreSays.tooMuchWork);
    later(this, waitMs);
  }
}

/** A key was used too often. */
class Over extends Refusal {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super("RATE_LIMITED", coreSays.tooManyCalls);
    this.waitMs = waitMs;
    later(this, waitMs);
  }
}

/** Remembers the owner of a token too, since nothing else of it is counted. */
export const noLimits: Limits = createLimits(
  async () => ({ uses: 0, waitMs: 0 }),
  () => 0,
);
