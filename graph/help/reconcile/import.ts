import type { Prisma, StatementLine } from "../../../prisma/client/client.ts";
import { refusalOf, uniqueViolated } from "../../adapters/database/refusal.ts";
import { demand } from "../../core/access/audiences.ts";
import { actorOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { demandStorable, Refusal } from "../../core/errors.ts";
import { sha256 } from "../../core/security/secrets.ts";
import type { SkippedLine } from "../../core/tables/table.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { lockName, lockRequest } from "../../core/database/locks.sql.ts";
import { announceTasks, openTask } from "../../core/tasks/open.ts";
import { dueAtOf } from "../../../shared/desk/tasks/kinds.ts";
import { ending } from "../vendors/codes.ts";
import { says as vendorSays } from "../../../shared/help/vendors/sentences.ts";
import { findDispatches, type Dispatched } from "./find-dispatches.ts";
import { pay } from "./pay.ts";
import { can } from "./policy.ts";
import { readFile, type FileLine } from "./read-file.ts";
import { judge, type Verdict } from "../../../shared/help/reconcile/rules.ts";
import { says } from "../../../shared/help/reconcile/sentences.ts";

/** A line of a file. Of its code it has only the end, because a code is money. */
export interface CheckedLine {
  line: number;
  code: string;
  on: Date | null;
  cents: bigint | null;
  /** Null for a line that could not be read. */
  verdict: Verdict | null;
  column: string | null;
  problem: string | null;
}

export interface StatementImport {
  lines: CheckedLine[];
  skipped: SkippedLine[];
  /** How many lines were saved: none in a dry run, or if this file was imported before. */
  added: number;
  isKnown: boolean;
}

interface File {
  vendorId: number;
  name: string;
  csv: string;
  isDryRun: boolean;
}

/**
 * Compares a provider's statement with what was dispatched. A dry run only reports. Otherwise lines
 * that match are paid, and each difference opens a task. A file is imported once.
 */
export async function importStatement(context: Context, file: File): Promise<StatementImport> {
  const { db, viewer } = context;
  demand(can.reconcile(viewer));
  demandStorable({ csv: file.csv, name: file.name });
  const vendor = await db.vendor.findUnique({ where: { id: file.vendorId } });
  if (!vendor) throw new Refusal("NOT_FOUND", vendorSays.missing);
  const { lines: read, skipped } = readFile(file.csv, dayIn(context.zone(), context.now()));
  const isBad = read.some(({ row }) => row === undefined);
  if (isBad && !file.isDryRun) throw new Refusal("INVALID", says.badLines, { csv: [says.badLines] });
  const fileHash = sha256(file.csv.replaceAll("\r\n", "\n").trim());
  const done = await db
    .$transaction((tx) => bringIn(context, tx, { ...file, read, fileHash }), { timeout: longestMs })
    .catch((error: unknown) => {
      if (refusalOf(error, uniqueViolated) === undefined) throw error;
      throw new Refusal("CONFLICT", says.changed);
    });
  for (const requestId of done.requests) announceDispatches(context, requestId);
  for (const { id } of done.saved) context.events.publish("statementChanged", { id });
  announceTasks(context, done.tasks);
  return { lines: done.lines, skipped, added: done.saved.length, isKnown: done.isKnown };
}

const longestMs = 60_000;

interface ReadFile extends File {
  read: FileLine[];
  fileHash: string;
}

async function bringIn(context: Context, tx: Prisma.TransactionClient, file: ReadFile) {
  const { vendorId, name, read, fileHash, isDryRun } = file;
  await lockName(tx, `statement ${vendorId}`);
  const isKnown = (await tx.vendorStatement.count({ where: { vendorId, fileHash } })) > 0;
  const codes = read.flatMap(({ row }) => (row ? [row.code] : []));
  let find = await findDispatches(context, tx, { vendorId, codes });
  if (!isDryRun && !isKnown) {
    // Requests before their dispatches, in the order of their numbers. What was found before the
    // locks is read again.
    const ids = new Set(codes.flatMap((code) => find(code)?.requestId ?? []));
    for (const id of [...ids].toSorted((a, b) => a - b)) await lockRequest(tx, id);
    find = await findDispatches(context, tx, { vendorId, codes });
  }
  const dispatchIds = codes.flatMap((code) => find(code)?.id ?? []);
  const billed = new Set(
    (
      await tx.statementLine.findMany({
        where: { dispatchId: { in: dispatchIds }, state: { in: ["matched", "accepted"] } },
        select: { dispatchId: true },
      })
    ).map(({ dispatchId }) => dispatchId),
  );
  const judged = read.map((one) => {
    const dispatch = one.row && find(one.row.code);
    const verdict = one.row ? judge(one.row.cents, dispatch, billed.has(dispatch?.id ?? 0)) : null;
    if (dispatch && verdict !== null) billed.add(dispatch.id);
    return { ...one, dispatch, verdict };
  });
  const lines: CheckedLine[] = judged.map(({ line, code, row, verdict, column, problem }) => ({
    ...{ line, code: ending(code), on: row?.on ?? null, cents: row?.cents ?? null },
    ...{ verdict, column, problem },
  }));
  const nothing = { lines, isKnown, saved: [], tasks: [], requests: [] };
  if (isDryRun || isKnown) return nothing;
  return { ...nothing, ...(await save(context, tx, { vendorId, name, fileHash, judged })) };
}

interface Judged extends FileLine {
  dispatch: Dispatched | undefined;
  verdict: Verdict | null;
}

async function save(
  context: Context,
  tx: Prisma.TransactionClient,
  {
    vendorId,
    name,
    fileHash,
    judged,
  }: { vendorId: number; name: string; fileHash: string; judged: Judged[] },
) {
  const now = context.now();
  const importedBy = actorOf(context.viewer).actorName ?? "";
  const { id: statementId } = await tx.vendorStatement.create({
    data: { vendorId, name: name.slice(0, 100), fileHash, importedBy, importedAt: now },
  });
  const saved: StatementLine[] = [];
  const tasks: (number | undefined)[] = [];
  const requests = new Set<number>();
  for (const { line, code, row, dispatch, verdict } of judged) {
    if (!row || verdict === null) continue;
    const isMatch = verdict === "matches";
    const one = await tx.statementLine.create({
      data: {
        ...{ statementId, vendorId, line, code: ending(code), on: row.on, cents: row.cents, verdict },
        ...{ dispatchId: dispatch?.id ?? null, requestId: dispatch?.requestId ?? null },
        state: isMatch ? "matched" : "open",
      },
    });
    saved.push(one);
    if (isMatch && dispatch && dispatch.actualCents === null) {
      await pay(context, tx, { dispatch, cents: Number(row.cents) });
      requests.add(dispatch.requestId);
    }
    if (!isMatch)
      tasks.push(
        await openTask(tx, {
          ...{ kind: "statement_difference", subjectType: "statement-line", subjectId: one.id },
          ...{ requestId: dispatch?.requestId, about: `${name.slice(0, 60)}, line ${line}`, openedAt: now },
          dueAt: dueAtOf("statement_difference", now, null),
        }),
      );
  }
  await record(tx, context, {
    action: "statement.imported",
    resourceType: "statement",
    resourceId: statementId,
    details: { vendor: vendorId, lines: saved.length, differences: tasks.length },
  });
  return { saved, tasks, requests: [...requests] };
}
