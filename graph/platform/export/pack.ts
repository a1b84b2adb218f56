import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { createFileStore } from "../../adapters/files.ts";
import type { Env } from "../../core/env.ts";
import { jsonEntry, pack, textEntry, type SizedEntry } from "../backup/file/archive.ts";
import { readEncrypted } from "../backup/file/encrypted-file.ts";
import { manifestName, type Facts, type Part } from "../backup/file/manifest.ts";
import { productVersion } from "../backup/version.ts";
import { dictionaryOf, readmeOf, type ListedTable } from "./guide.ts";
import { csvOf, csvStartOf, headingsOf, type ExportRow } from "./rows.ts";
import type { ExportTable, Unit } from "./tables.ts";
import type { MadeUnit, Work } from "./work.ts";

interface Packing {
  made: ReadonlyMap<Unit, MadeUnit>;
  work: Work;
  facts: { startedAt: string; facts: Facts };
  /** Called with the number of stored files when the last part is packed. */
  packed: (files: number) => Promise<unknown>;
}

/** The export as a tar. Its last parts are the manifest, and the hashes of everything before. */
export async function* packExport(
  { DATA_DIR }: Pick<Env, "DATA_DIR">,
  { made, work, facts, packed }: Packing,
): AsyncGenerator<Uint8Array> {
  const tables = listed(made);
  let files = 0;
  async function* entries(): AsyncGenerator<SizedEntry> {
    yield textEntry("README.md", readmeOf(tables, facts.startedAt));
    yield textEntry("dictionary.csv", dictionaryOf(tables));
    for (const { table, ndjsonBytes, csvBytes } of tables) {
      const ndjson = () => readEncrypted(work.partOf(table), work.lock);
      yield { name: `tables/${table.file}.ndjson`, size: ndjsonBytes, bytes: ndjson() };
      yield { name: `tables/${table.file}.csv`, size: csvBytes, bytes: csvFrom(ndjson(), table) };
    }
    const store = createFileStore(join(DATA_DIR, "files"));
    for await (const { name, bytes: size, discard } of store.list()) {
      const bytes = discard ? null : await store.read(name).catch(() => null);
      if (!bytes) continue;
      files += 1;
      yield { name: `files/${name}`, size, bytes };
    }
  }
  yield* pack(entries(), function* (parts) {
    yield jsonEntry(manifestName, manifestOf(tables, facts, parts));
    yield textEntry("SHA256SUMS", parts.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  });
  await packed(files);
}

const listed = (made: Packing["made"]): ListedTable[] =>
  [...made].flatMap(([{ tables }, unit]) =>
    tables.map((table) => {
      const found = unit.tables[table.model];
      if (!found) throw new Error(`${table.name} was not exported.`);
      return { table, moment: unit.moment, ...found };
    }),
  );

const manifestOf = (
  tables: readonly ListedTable[],
  { startedAt, facts }: Packing["facts"],
  parts: readonly Part[],
) => ({
  ...{ kind: "export", version: 1, product: productVersion(), startedAt },
  ...{ installation: facts.installation, migrations: facts.migrations, auditHead: facts.auditHead },
  /** One, unless the export was interrupted. The tables of the money always have one moment. */
  moments: [...new Set(tables.map(({ moment }) => moment))],
  tables: tables.map(({ table, rows, moment, unreadable }) => ({
    ...{ name: table.name, file: table.file, columns: headingsOf(table), rows, moment, unreadable },
  })),
  parts,
});

/** The same rows, a piece of the part at a time. */
async function* csvFrom(ndjson: AsyncIterable<Uint8Array>, table: ExportTable): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvStartOf(table));
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of ndjson) {
    const lines = (rest + decoder.write(Buffer.from(chunk))).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) yield Buffer.from(csvOf(lines.map((line) => JSON.parse(line) as ExportRow)));
  }
}
