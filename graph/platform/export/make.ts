import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseInUse } from "../../adapters/database/lock.ts";
import type { Env } from "../../core/env.ts";
import type { Keys } from "../../core/security/secrets.ts";
import { demandDatabase } from "../backup/existing.ts";
import { unfinished, writeEncrypted } from "../backup/file/encrypted-file.ts";
import { OperatorError, operatorName, readKeys, readPassphrase } from "../backup/settings.ts";
import type { NotedExport } from "./on-host.ts";
import { packExport } from "./pack.ts";
import { csvOf, csvStartOf, ndjsonOf, readRows } from "./rows.ts";
import { readUnits, type ExportTable, type Unit } from "./tables.ts";
import { openView, type View } from "./view.ts";
import { lockExports, openWork, removeCopies, removeNames } from "./work.ts";
import type { MadeTable, MadeUnit, Work } from "./work.ts";

export interface MadeExport {
  file: string;
  bytes: number;
  noted: NotedExport;
  /** Sealed texts that no known key opened. */
  unreadable: number;
  /** Moments that the tables are of: one, unless the export was interrupted. */
  moments: string[];
}

interface Options {
  to: string;
  /** Writes the audit entry. */
  note: (noted: NotedExport) => Promise<unknown>;
  /** Progress, in sentences. */
  tell: (sentence: string) => void;
}

/** What a killed export left: it may have records that were destroyed since. */
const isKilledFile = (name: string) =>
  name.startsWith("safevoice-export-") && name.endsWith(`.tar.gz.age${unfinished}`);
const nameOf = (at: string) => `safevoice-export-${at.replaceAll(/[-:.]/g, "")}.tar.gz.age`;

/**
 * Writes everything that the installation holds into one encrypted file that others can read. The
 * server may run meanwhile. An interrupted export goes on where it stopped.
 */
export async function makeExport(env: Env, { to, note, tell }: Options): Promise<MadeExport> {
  const [passphrase, keys] = [readPassphrase(env), readKeys(env)];
  await demandDatabase(env);
  const release = await lockOrTell(env);
  try {
    await mkdir(to, { recursive: true, mode: 0o700 });
    const work = await openUnfinished({ to, dataDir: env.DATA_DIR }, keys);
    const view = await openView(env, work);
    let made: Map<Unit, MadeUnit>;
    try {
      if (await work.fit(view.facts)) tell(`The export that began at ${work.state.startedAt} goes on.`);
      made = await makeUnits({ view, work, keys, tell });
    } finally {
      await view.close();
    }
    await demandValid(env, work);
    const file = join(to, nameOf(work.state.startedAt));
    const tables = [...made.values()].flatMap((unit) => Object.values(unit.tables));
    const sum = (of: (table: MadeTable) => number) => tables.reduce((all, table) => all + of(table), 0);
    const noted: NotedExport = {
      ...{ by: operatorName(), file: basename(file), files: 0 },
      ...{ tables: tables.length, rows: sum(({ rows }) => rows) },
    };
    const facts = { ...view, startedAt: work.state.startedAt };
    const content = packExport(env, {
      made,
      work,
      facts,
      async packed(files) {
        await demandValid(env, work);
        await note(Object.assign(noted, { files }));
      },
    });
    await removeNames(to, isKilledFile);
    const bytes = await writeEncrypted(file, passphrase, content);
    await work.remove();
    await removeCopies(env);
    const moments = [...new Set([...made.values()].map(({ moment }) => moment))];
    return { file, bytes, noted, unreadable: sum(({ unreadable }) => unreadable), moments };
  } finally {
    release();
  }
}

async function lockOrTell(env: Env): Promise<() => void> {
  return lockExports(env).catch((error: unknown) => {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new OperatorError(`Another export is running (process ${error.pid}). Nothing was done.`);
  });
}

/** What was read before a destruction is not written after it. */
async function demandValid(env: Env, work: Work): Promise<void> {
  if (work.isValid()) return;
  await work.remove();
  await removeCopies(env);
  throw new OperatorError(
    "Records were destroyed while the export was made. It was removed. Run the command again.",
  );
}

/** An export that was killed right after its file was complete is not continued. */
async function openUnfinished(places: Parameters<typeof openWork>[0], keys: Keys): Promise<Work> {
  const work = await openWork(places, keys);
  if (!existsSync(join(places.to, nameOf(work.state.startedAt)))) return work;
  await work.remove();
  return openWork(places, keys);
}

interface Making {
  view: View;
  work: Work;
  keys: Keys;
  tell: (sentence: string) => void;
}

async function makeUnits(making: Making): Promise<Map<Unit, MadeUnit>> {
  const units = new Map<Unit, MadeUnit>();
  for (const unit of await readUnits(making.view.client))
    units.set(unit, (await making.work.made(unit)) ?? (await makeUnit(unit, making)));
  return units;
}

async function makeUnit(unit: Unit, making: Making): Promise<MadeUnit> {
  const { view, work, tell } = making;
  const made: MadeUnit = { moment: view.moment, tables: {} };
  for (const table of unit.tables) {
    const found = await makePart(table, making);
    made.tables[table.model] = found;
    tell(`${table.name}: ${found.rows} rows`);
  }
  await work.finish(unit, made);
  return made;
}

/** The part holds NDJSON. The size of the CSV is counted, because a tar needs it beforehand. */
async function makePart(table: ExportTable, { view, work, keys }: Making): Promise<MadeTable> {
  const made = { rows: 0, ndjsonBytes: 0, csvBytes: Buffer.byteLength(csvStartOf(table)), unreadable: 0 };
  async function* content(): AsyncGenerator<Buffer> {
    for await (const { rows, unreadable } of readRows(view.client, table, keys)) {
      const bytes = Buffer.from(ndjsonOf(rows));
      made.rows += rows.length;
      made.ndjsonBytes += bytes.length;
      made.csvBytes += Buffer.byteLength(csvOf(rows));
      made.unreadable += unreadable;
      if (bytes.length > 0) yield bytes;
    }
  }
  await writeEncrypted(work.partOf(table), work.lock, content());
  return made;
}
