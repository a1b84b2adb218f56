import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import { readAnswer, readBatch, readStartup } from "./protocol.ts";
import type { Turns } from "./turns.ts";

/**
 * What node-postgres takes for a socket: its bytes go to PGlite, one whole batch of messages at a
 * time.
 */
export class PgliteSocket extends Duplex {
  private pending: Buffer = Buffer.alloc(0);
  private started = false;
  private busy = false;
  private gone = false;
  private readonly database: PGlite;
  private readonly turns: Turns<PgliteSocket>;

  constructor(database: PGlite, turns: Turns<PgliteSocket>) {
    super();
    this.database = database;
    this.turns = turns;
    turns.members.add(this);
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    this.answerAll().then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.leave().then(() => {
      this.push(null);
      done();
    }, done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.leave().then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    );
  }

  private async answerAll(): Promise<void> {
    for (;;) {
      const next = this.started ? readBatch(this.pending) : readStartup(this.pending);
      if (next.kind === "incomplete") return;
      this.pending = next.rest;
      if (next.kind === "terminate") {
        this.push(null);
        return;
      }
      if (next.kind === "ssl") {
        this.push(Buffer.from("N"));
        continue;
      }
      this.started = true;
      await this.answer(next.bytes);
    }
  }

  private async answer(batch: Buffer): Promise<void> {
    await this.turns.take(this);
    let idle = true;
    this.busy = true;
    try {
      if (this.gone) return;
      const answer = await this.database.runExclusive(() => this.bytesOf(batch));
      const { idle: free, notifications } = readAnswer(answer);
      idle = free;
      if (!this.gone) this.push(answer);
      this.tellTheOthers(notifications);
      if (this.gone) await this.rollBack();
    } finally {
      this.busy = false;
      if (idle || this.gone) this.turns.give(this);
    }
  }

  /** As a stream: PGlite's other methods also parse each answer and keep every message forever. */
  private async bytesOf(batch: Buffer): Promise<Buffer> {
    const parts: Buffer[] = [];
    await this.database.execProtocolRawStream(new Uint8Array(batch), {
      syncToFs: true,
      onRawData: (part) => void parts.push(Buffer.from(part)), // a copy: the bytes are in PGlite's own memory
    });
    return Buffer.concat(parts);
  }

  /**
   * PGlite puts a notification into the notifier's own answer. Every other connection must receive
   * it too.
   */
  private tellTheOthers(notifications: Buffer[]): void {
    for (const notification of notifications) {
      for (const other of this.turns.members) if (other !== this && other.started) other.push(notification);
    }
  }

  /** A connection that closes inside a transaction must not leave it open for the next one. */
  private async leave(): Promise<void> {
    if (this.gone) return;
    this.gone = true;
    this.turns.members.delete(this);
    this.turns.forget(this);
    if (this.busy || !this.turns.holds(this)) return; // while busy, the running answer cleans up
    try {
      await this.rollBack();
    } finally {
      this.turns.give(this);
    }
  }

  private async rollBack(): Promise<void> {
    if (!this.database.closed && this.database.isInTransaction()) await this.database.exec("ROLLBACK");
  }
}
