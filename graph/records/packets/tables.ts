import type { Context } from "../../core/context.ts";
import { cases } from "../../core/personal/cases.ts";
import type { Subject } from "../../core/personal/classes.ts";
import { decisions } from "../../core/personal/decisions.ts";
import { desk } from "../../core/personal/desk.ts";
import { help } from "../../core/personal/help.ts";
import { messages } from "../../core/personal/messages.ts";
import { officers } from "../../core/personal/officers.ts";
import { columnsOf, describe, models, tableOf } from "../../core/personal/read.ts";
import { system } from "../../core/personal/system.ts";
import type { Model } from "../../core/personal/types.ts";
import { readRowsOf, type StoredRow } from "../../intake/privacy-requests/own-data.sql.ts";
import { hiddenRows, opened, subjectsOf, withRecord } from "../../intake/privacy-requests/own-data.ts";
import { packetParts, type PacketPart } from "../../../shared/records/packets/rules.ts";

export type Tables = Partial<Record<Model, StoredRow[]>>;

/** All rows of the case with their sealed columns opened; also those of other documents. */
export async function readTables(context: Context, requestId: number): Promise<Tables> {
  const request = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    include: withRecord,
  });
  const hidden = await hiddenRows(context, requestId);
  const tables: Tables = {};
  const chosen = new Set(packetParts.flatMap((part) => tablesOf[part]));
  for (const model of chosen)
    for (const [subject, number] of subjectsOf(request)) {
      // The case has other people's requests too; only the record is the person's.
      if (subject === "case" && tableOf(model).of?.request !== undefined) continue;
      for (const row of await readRowsOf(context.sql, model, subject satisfies Subject, {
        number,
        isOwn: false,
      })) {
        if (hidden.has(`${model} ${String(row["id"])}`)) continue;
        const open = Object.keys(row).map((column) => [column, opened(context, model, column, row)] as const);
        (tables[model] ??= []).push(Object.fromEntries(open));
      }
    }
  return tables;
}

/** Rows of a request or an officer's case; presence is no record, and hashes alone say nothing. */
const tablesIn = (part: object): Model[] =>
  models.filter((model) => {
    const { of, isPassing } = tableOf(model);
    if (!(model in part) || isPassing || (of?.request === undefined && of?.case === undefined)) return false;
    const all = columnsOf(model).map((column) => describe(model, column)?.of);
    return !all.includes("victimKey") || all.some((one) => one !== "victimKey" && one !== "none");
  });
const isMessage = (model: Model) => tableOf(model).record === "messages";

/** What each part of a packet is made from. */
export const tablesOf: Record<PacketPart, readonly Model[]> = {
  request: tablesIn(cases),
  decisions: tablesIn(decisions),
  officer: tablesIn(officers),
  letters: tablesIn(messages).filter((model) => !isMessage(model)),
  messages: tablesIn(messages).filter(isMessage),
  help: tablesIn(help),
  audit: tablesIn(system),
  notes: tablesIn(desk),
};
