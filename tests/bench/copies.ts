import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import pg from "pg";
import { callsOn, rounds } from "./calls.ts";
import { startChild, type Child } from "./children.ts";
import { createBenchDatabase } from "./database.ts";
import { cpuMsOf, median, run } from "./measure.ts";

/*
 * `npm run bench -- copies`: what a call costs when two copies of the product share one database
 * behind a proxy, and when one copy answers alone behind the same proxy. The database, the proxy
 * and the load run on the same machine, so the number of calls a second says little about a machine
 * for each copy. The processor time of a call does: a copy answers 1 / time calls a second on a
 * processor of its own. Each copy has the same number of connections, because calls that arrive
 * together share their look-ups. Alone and together take turns, on the same database.
 */

/** Of a copy alone: calls that each copy of two answers for the same processor time. */
const least = 0.9;
const measured = ["officer's list", "one request", "tracker's first page", "approval"];

interface Turn {
  perSecond: number;
  serverMs: number;
  databaseMs: number;
}

export async function printCopies(server: string, say: (line: string) => void): Promise<void> {
  const database = await createBenchDatabase(server);
  if (!database) return;
  const children: Child[] = [];
  const start = async (...options: Parameters<typeof startChild>) => {
    const child = await startChild(...options);
    children.push(child);
    return child;
  };
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    // So that they keep a connection for longer than the proxy does.
    const env = { DATABASE_URL: database.url, NODE_ENV: "production", TRUST_PROXY: "1" };
    const [one, other] = [await start("product", env), await start("product", env)];
    const alone = { proxy: await start("proxy", { UPSTREAMS: one.origin }), copies: [one] };
    const both = {
      proxy: await start("proxy", { UPSTREAMS: `${one.origin},${other.origin}` }),
      copies: [one, other],
    };
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    say(
      `\nOne copy and two behind a proxy, ${availableParallelism()} processors for all; median of ${rounds} rounds, turn by turn. ms: processor time of a call, in the copies and in the database.`,
    );
    const heads = ["one/s", "two/s", "one ms", "two ms", "db ms", "db ms", "per copy", "target"];
    say(`${"call".padEnd(32)}${heads.map((head) => head.padStart(9)).join("")}`);
    for (const call of callsOn(database).filter(({ name }) => measured.some((one) => name.startsWith(one)))) {
      const turn = async ({ proxy, copies }: typeof alone, isWarmUp = false): Promise<Turn> => {
        const before = [sum(copies.map(cpuMsOf)), await databaseMs(client)] as const;
        const { perSecond, answered } = await run(call, {
          ...{ url: proxy.origin, isWarmUp },
          servers: copies.length,
        });
        return {
          perSecond,
          serverMs: (sum(copies.map(cpuMsOf)) - before[0]) / answered,
          databaseMs: ((await databaseMs(client)) - before[1]) / answered,
        };
      };
      await turn(both, true);
      const turns: [alone: Turn, both: Turn][] = [];
      for (let round = 0; round < rounds; round += 1) {
        // The order alternates, so that a slowing machine is fair to both.
        const first = round % 2 === 0 ? await turn(alone) : undefined;
        const second = await turn(both);
        turns.push([first ?? (await turn(alone)), second]);
      }
      const of = (value: (alone: Turn, both: Turn) => number) => median(turns.map((each) => value(...each)));
      const ratio = of((a, b) => a.serverMs / b.serverMs);
      const cells = [
        ...[of((a) => a.perSecond), of((_a, b) => b.perSecond)].map((figure) => figure.toFixed(0)),
        ...[of((a) => a.serverMs), of((_a, b) => b.serverMs)].map((figure) => figure.toFixed(2)),
        ...[of((a) => a.databaseMs), of((_a, b) => b.databaseMs)].map((figure) => figure.toFixed(2)),
        ...[ratio.toFixed(2), least.toFixed(2)],
      ];
      say(
        `${call.name.padEnd(32)}${cells.map((cell) => cell.padStart(9)).join("")}  ${ratio >= least ? "met" : "missed"}`,
      );
    }
  } finally {
    await client.end();
    for (const child of children) await child.stop();
    await database.drop();
  }
}

/** Processor time so far of the connections to this database, if it runs on this machine. */
async function databaseMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()`,
  );
  return rows.reduce((sum, { pid }) => sum + (readsAsPostgres(pid) ? cpuMsOf({ pid }) : 0), 0);
}

function readsAsPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  } catch {
    return false;
  }
}
