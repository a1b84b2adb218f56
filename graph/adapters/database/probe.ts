import pg from "pg";
import { setImmediate as turn } from "node:timers/promises";
import { TookTooLong, within } from "../timeout.ts";

const answerWithinMs = 2_000;

export interface Probe {
  /** Whether the server answers within two seconds. */
  lives(): Promise<boolean>;
  close(): Promise<void>;
}

/** Probes PostgreSQL over a separate connection that nothing else can block. */
export function createProbe(connectionString: string): Probe {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function ask(): Promise<void> {
    client ??= await connect();
    await client.query("SELECT 1");
  }
  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerWithinMs,
      application_name: "safevoice probe",
    });
    fresh.on("error", () => drop(fresh));
    try {
      await fresh.connect();
    } catch (error) {
      drop(fresh);
      throw error;
    }
    if (isClosed) drop(fresh);
    return fresh;
  }
  function drop(old: pg.Client | undefined) {
    if (client === old) client = undefined;
    old?.end().catch(() => undefined);
  }

  return {
    async lives() {
      let answered = false;
      const asking = ask().then(
        () => (answered = true),
        (error: unknown) => (answered = isAnAnswer(error)),
      );
      try {
        await within(answerWithinMs, asking);
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error;
        // This process may have been busy itself, so data that has arrived is read first.
        await turn();
        await turn();
      }
      if (!answered) drop(client);
      return answered;
    },
    async close() {
      isClosed = true;
      drop(client);
    },
  };
}

/** A PostgreSQL error code proves that the server runs, unless it is starting or stopping. */
const isAnAnswer = (error: unknown) => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^(?:57P|EPIPE)/.test(code);
};
