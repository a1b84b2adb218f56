import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { httpTarget } from "../../adapters/http-target.ts";
import type { Kernel } from "../../core/context.ts";
import { isGivenUp, readRestores } from "./restores.ts";
import type { AuditHead } from "./types.ts";

const file = (dataDir: string) => path.join(dataDir, "audit-head.json");
const sendWithinMs = 10_000;

type Parts = Pick<Kernel, "db" | "env" | "keys" | "log" | "now">;

/**
 * Stores the newest seal in a file under DATA_DIR, in the log, and at AUDIT_HEAD_URL if set. A
 * stored head that is no longer in the chain is not replaced: it proves the truncation, unless a
 * restore gave it up. Returns false then.
 */
export async function keepAuditHead({ db, env, keys, log, now }: Parts): Promise<boolean> {
  const kept = await readAuditHead(env.DATA_DIR).catch((error: unknown) => {
    if (!(error instanceof HeadUnreadable)) throw error;
    tellOnce(log, env.DATA_DIR, { file: file(env.DATA_DIR) }, unreadable);
    return null;
  });
  // Overwriting it would destroy the evidence.
  if (kept === null) return false;
  const newest = await db.auditSeal.findFirst({ orderBy: { seq: "desc" } });
  if (kept) {
    const there = await db.auditSeal.findUnique({ where: { seq: kept.seq } });
    if (there?.hash !== kept.hash && !isGivenUp(kept, await readRestores(db, keys))) {
      tellOnce(log, kept.hash, { auditHead: Number(kept.seq), hash: kept.hash }, cutOff);
      return false;
    }
  }
  if (!newest || newest.hash === kept?.hash) return true;
  const head = { seq: Number(newest.seq), hash: newest.hash, at: now().toISOString() };
  await writeAuditHead(env.DATA_DIR, head);
  log.info({ auditHead: head.seq, hash: head.hash }, "audit head");
  if (env.AUDIT_HEAD_URL) await send(env.AUDIT_HEAD_URL, { ...head, from: env.PUBLIC_URL ?? null }, log);
  return true;
}

/** The head in the file; undefined if none was stored yet. */
export async function readAuditHead(dataDir: string): Promise<AuditHead | undefined> {
  const text = await readFile(file(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseAuditHead(text);
}

/** The file exists without a seal: a disk was full, or someone changed it. */
export class HeadUnreadable extends Error {
  constructor() {
    super("The kept head of the audit chain cannot be read.");
    this.name = "HeadUnreadable";
  }
}

const shape = z.object({
  seq: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.coerce.date().optional(),
});

/** From the file, or as `1234:hash` from a log. */
export function parseAuditHead(text: string): AuditHead {
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  const parsed = shape.safeParse(seq ? { seq: Number(seq), hash } : jsonOf(text));
  if (!parsed.success) throw new HeadUnreadable();
  const { at, hash: hashed, seq: number } = parsed.data;
  return { seq: BigInt(number), hash: hashed, ...(at && { at }) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes atomically: a killed process leaves the previous head. Two jobs may write at once, so each
 * has its own temporary file.
 */
export async function writeAuditHead(dataDir: string, head: object): Promise<void> {
  const temporary = `${file(dataDir)}.${randomUUID()}.part`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(temporary, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true });
  await rename(temporary, file(dataDir));
}

async function send(written: string, head: object, log: Kernel["log"]): Promise<void> {
  const { url, authorization } = httpTarget(written);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      body: JSON.stringify(head),
      redirect: "error",
      signal: AbortSignal.timeout(sendWithinMs),
    });
    await response.body?.cancel();
    if (!response.ok)
      log.warn({ status: response.status }, "the audit head was not taken; the next one is sent");
  } catch {
    log.warn({}, "the audit head could not be sent; the next one is");
  }
}

const told = new Set<string>();

const cutOff =
  "the audit chain no longer holds the head that was kept outside the database: entries were cut off or rewritten, or an older database was put back";
const unreadable =
  'the file that keeps the newest seal of the audit log is empty or damaged. Take that seal from the log ("audit head") or from AUDIT_HEAD_URL, check the chain with `npm run audit:verify -- number:hash`, then delete the file: the next seal is kept in a new one';

function tellOnce(log: Kernel["log"], what: string, details: object, message: string) {
  if (told.has(what)) return;
  told.add(what);
  log.error(details, message);
}
