import { Socket } from "node:net";
import pg from "pg";
import { DatabaseOutage } from "./outage.ts";
import { createProbe, type Probe } from "./probe.ts";

/** A slower statement is ended by the server, or by us if the server does not. */
const statementMs = 10_000;
const queryMs = 12_000;
const idleInTransactionMs = 30_000;
const connectMs = 5_000;
/**
 * A new connection plans every statement again, so the first call after a quiet period would pay
 * for it.
 */
const idleMs = 5 * 60_000;
/** After this much silence with a statement pending, the server is probed. */
const silenceMs = 500;
const lookEveryMs = 100;

/**
 * A database or a role can have settings of its own, and the Prisma adapter reads a time without
 * its offset: in a session that is not in UTC, every time would be off by hours. Compiling a long
 * statement takes seconds; running it takes milliseconds.
 */
export const sessionOptions = "-c TimeZone=UTC -c DateStyle=ISO -c jit=off";

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * Connections to a PostgreSQL over the network that also track whether the server responds. A busy
 * server may keep a statement waiting. A frozen or disconnected one is given up for all callers at
 * once, and probed until it answers.
 */
export class NetworkPool extends pg.Pool {
  private readonly sockets: Set<Socket>;
  private readonly waiting = new Set<() => void>();
  private readonly probe: Probe;
  private readonly looking: NodeJS.Timeout;
  private isDown = false;
  private isAsking = false;
  private heardBytes = 0;
  private heardAt = performance.now();

  constructor(connectionString: string) {
    const sockets = new Set<Socket>();
    super({
      connectionString,
      max: 10,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: idleMs,
      statement_timeout: statementMs,
      query_timeout: queryMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: "safevoice",
      options: sessionOptions,
      stream: () => openSocket(sockets),
    });
    this.sockets = sockets;
    this.probe = createProbe(connectionString);
    this.on("connect", endWhenOverdue);
    this.looking = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      );
    if (this.isDown) return process.nextTick(callback, new DatabaseOutage(), undefined, () => {});
    let isAnswered = false;
    const answer: Connected = (error, client, release) => {
      if (isAnswered) return release(); // it arrived after all, when no caller is waiting any more
      isAnswered = true;
      this.waiting.delete(refuse);
      callback(error, client && keptWhenRefused(client), release);
    };
    const refuse = () => answer(new DatabaseOutage(), undefined, () => {});
    this.waiting.add(refuse);
    super.connect(answer);
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    clearInterval(this.looking);
    void this.probe.close();
    return callback ? super.end(callback) : super.end();
  }

  private async look(): Promise<void> {
    const bytes = [...this.sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    if (bytes !== this.heardBytes) this.heardAt = performance.now();
    this.heardBytes = bytes;
    const isAsked = this.waitingCount > 0 || this.totalCount > this.idleCount;
    const isSilent = performance.now() - this.heardAt > silenceMs;
    if (this.isAsking || !(this.isDown || (isAsked && isSilent))) return;
    this.isAsking = true;
    const lives = await this.probe.lives();
    this.isAsking = false;
    if (lives) this.heardAt = performance.now();
    this.isDown = !lives;
    if (this.isDown) this.giveUp();
  }

  /** Pending callers get an error at once. */
  private giveUp(): void {
    for (const refuse of this.waiting) refuse();
    for (const socket of this.sockets) socket.destroy(new DatabaseOutage());
  }
}

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/**
 * pg-pool closes the connection of every failed query. After a statement error the connection is
 * still good and keeps its plans.
 */
function keptWhenRefused(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  client.release = (error) =>
    release(error instanceof pg.DatabaseError && error.severity === "ERROR" ? undefined : error);
  return client;
}

/** A connection with an overdue answer would keep its next user waiting. */
function endWhenOverdue(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  const ended = (client as unknown as pg.Client).end.bind(client);
  client.query = ((...call: unknown[]) => {
    const asked = query(...call);
    if (asked instanceof Promise)
      asked.catch((error: Error) => {
        if (error.message === "Query read timeout") void ended();
      });
    return asked;
  }) as typeof client.query;
}
