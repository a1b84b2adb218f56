import * as z from "zod/mini";
import { sealAudit } from "../../platform/audit/seal.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { says } from "../../../shared/desk/activity/sentences.ts";
import { entriesOfCase } from "./case-entries.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { isoIn } from "../../../shared/core/time/calendar.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { entryFilterOf, entryOf, type LogEntry } from "./entries.ts";
import { logStatuses, userTypes } from "../../../shared/desk/activity/rules.ts";
import { readEntryBatch, readNewestEntry } from "./entries.sql.ts";

export const exportFormats = ["csv", "json", "bundle"] as const;
const moment = z.optional(z.iso.datetime({ offset: true }));

export const exportQuery = z.object({
  format: z._default(z.enum(exportFormats), "csv"),
  search: z.optional(z.string()),
  userType: z.optional(z.enum(["all", ...userTypes])),
  status: z.optional(z.enum(["all", ...logStatuses])),
  from: moment,
  to: moment,
  caseId: z.optional(z.string()),
});

export interface Exported {
  fileName: string;
  mediaType: string;
  parts: AsyncGenerator<string>;
}

/** The batch size, so that an export's memory does not grow with the log. */
const batch = 500;
const maxSealRounds = 200;

/**
 * Exports the log as a file, oldest first, for super admins. The export is logged before it starts
 * and ends with that entry; later entries are in the next one. The bundle ignores filters and holds
 * every sealed entry: only a complete chain can be verified. With `caseId` it holds those of one
 * case, each verifiable by itself, and cannot show that none is missing. INVALID if the case is
 * unknown, or if another format has `caseId`.
 */
export async function exportAudit(context: Context, input: unknown): Promise<Exported> {
  admit(context.viewer, "exportRecords");
  const { format, caseId, ...asked } = parse(exportQuery, input);
  if (caseId !== undefined && format !== "bundle")
    throw new Refusal("INVALID", says.bundleOnly, { caseId: [says.bundleOnly] });
  const where = caseId === undefined ? {} : await entriesOfCase(context.db, caseId);
  const given = Object.entries(asked).filter(([, value]) => value);
  await record(context.db, context, {
    action: "audit.exported",
    resourceType: "audit",
    details: { format, ...(caseId && { caseId }), ...Object.fromEntries(format === "bundle" ? [] : given) },
  });
  const zone = context.zone();
  const day = dayIn(zone, context.now());
  if (format === "bundle")
    return {
      fileName: `audit-bundle-${caseId === undefined ? "" : `${caseId}-`}${day}.ndjson`,
      mediaType: "application/x-ndjson",
      parts: bundleParts(context, { where, caseId }),
    };
  const entries = batches(context, asked, await readNewestEntry(context.sql));
  return format === "csv"
    ? {
        fileName: `audit-log-${day}.csv`,
        mediaType: "text/csv; charset=utf-8",
        parts: csvParts(entries, context),
      }
    : { fileName: `audit-log-${day}.json`, mediaType: "application/json", parts: jsonParts(entries) };
}

type ExportQuery = Omit<z.output<typeof exportQuery>, "format" | "caseId">;

async function* batches(context: Context, query: ExportQuery, newest: string): AsyncGenerator<LogEntry[]> {
  const { userType, status, from, to, search } = query;
  const filter = await entryFilterOf(context, {
    search,
    ...(userType && userType !== "all" && { userType }),
    ...(status && status !== "all" && { status }),
    ...(from && { from: new Date(from) }),
    ...(to && { to: new Date(to) }),
  });
  for (let after = "0"; ;) {
    const rows = await readEntryBatch(context.sql, filter, { after, newest, most: batch });
    if (rows.length) yield rows.map(entryOf);
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? newest;
  }
}

const names = [
  "id",
  "timestamp",
  "userType",
  "userId",
  "userName",
  "action",
  "description",
  "status",
  "resourceType",
  "resourceId",
  "ipAddress",
  "details",
] as const;

const exported = ({ sentence, timestamp, ...entry }: LogEntry) => ({
  ...entry,
  description: sentence,
  timestamp: timestamp.toISOString(),
});

/** Times are local. The header names the zone, and each time has its offset. */
async function* csvParts(entries: AsyncGenerator<LogEntry[]>, context: Context): AsyncGenerator<string> {
  const zone = context.zone();
  yield csvStart(context.env);
  yield csvLine(names.map((name) => (name === "timestamp" ? `timestamp (${zone})` : name)));
  for await (const some of entries)
    yield some
      .map((entry) => ({ ...exported(entry), timestamp: isoIn(zone, entry.timestamp) }))
      .map((entry) =>
        csvLine(names.map((name) => (name === "details" ? JSON.stringify(entry.details) : entry[name]))),
      )
      .join("");
}

async function* jsonParts(entries: AsyncGenerator<LogEntry[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const some of entries) {
    yield `${isFirst ? "" : ","}\n${some.map((entry) => JSON.stringify(exported(entry))).join(",\n")}`;
    isFirst = false;
  }
  yield "\n]\n";
}

/**
 * Everything for verifying the chain elsewhere (docs/check-audit.mjs): the newest seal, then each
 * entry with its seal, one JSON line each. Unsealed entries are sealed first.
 */
async function* bundleParts(
  context: Context,
  { where, caseId }: { where: Prisma.AuditEntryWhereInput; caseId: string | undefined },
): AsyncGenerator<string> {
  const { db } = context;
  for (let round = 0; round < maxSealRounds; round += 1) if ((await sealAudit(context)) === 0) break;
  const head = await db.auditSeal.findFirst({ orderBy: { seq: "desc" } });
  const newest = head?.seq ?? 0n;
  yield line({
    kind: "head",
    seq: Number(newest),
    hash: head?.hash ?? null,
    at: context.now().toISOString(),
    from: context.env.PUBLIC_URL ?? null,
    ...(caseId !== undefined && { caseId }),
  });
  for (let seq = 0n; seq < newest;) {
    const seals = await db.auditSeal.findMany({
      where: { seq: { gt: seq, lte: newest }, entry: where },
      orderBy: { seq: "asc" },
      take: batch,
      include: { entry: true },
    });
    if (seals.length === 0) return;
    yield seals
      .map(({ seq: number, hash, previousHash, entry: { id, ...entry } }) =>
        line({ kind: "entry", seq: Number(number), previousHash, hash, entry: { id: String(id), ...entry } }),
      )
      .join("");
    seq = seals.at(-1)?.seq ?? newest;
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
