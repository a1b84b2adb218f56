import type { Prisma } from "../../../prisma/client/client.ts";
import type { ActorKind } from "../../../prisma/client/enums.ts";
import { says } from "../../../shared/intake/privacy-requests/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import type { PersonalClass, Subject } from "../../core/personal/classes.ts";
import { classAt, describe, labelOf, models, tableOf } from "../../core/personal/read.ts";
import { fieldsOf } from "../../core/personal/rows.sql.ts";
import type { JsonKeys, Model } from "../../core/personal/types.ts";
import { withoutSecrets } from "../../core/security/secret-links.ts";
import { sealedPlaceOf } from "../../platform/system/key-rotation/sealed-columns.ts";
import { untoldOrder } from "../releases/by-person.ts";
import { namedIn, relationToRequest } from "../people/relation.ts";
import { removed, withoutOthersContact } from "./others-contact.ts";
import { readReadings, readRowsOf, type StoredRow } from "./own-data.sql.ts";

/** The classes that the file has. All others are about someone else, or open something. */
const shown: ReadonlySet<PersonalClass> = new Set([
  "victimIdentity",
  "contact",
  "victimText",
  "reference",
  "none",
]);
/** A row without any of these says nothing about the person. */
const telling: ReadonlySet<PersonalClass> = new Set(["victimIdentity", "contact", "victimText"]);

/** What `subjectsOf` reads of a request. */
export const withRecord = {
  victimInfo: true,
  verification: { include: { recipient: true } },
} as const satisfies Prisma.EmergencyRequestInclude;
type RequestWithRecord = Prisma.EmergencyRequestGetPayload<{ include: typeof withRecord }>;

type Value = string | number | boolean | Value[] | { [key: string]: Value };
export interface OwnTable {
  label: string;
  rows: Record<string, Value>[];
}
export interface OwnData {
  caseId: string;
  language: string;
  /** What is kept, in the order of the inventory; tables without rows are left out. */
  tables: OwnTable[];
  /**
   * Who read it: the kind of reader by day, in the installation's time zone. `body` is the
   * organization of an API key, or empty; null for people.
   */
  readings: { day: string; by: ActorKind; body: string | null; count: number }[];
}

/**
 * Everything that is kept about the person who asked for access: their own data, what was written
 * to them, and who read it by role and day. What names someone else is left out: officers,
 * administrators, contacts. The making is logged. NOT_FOUND unless it is a request for access.
 */
export async function makeOwnData(context: Context, id: number): Promise<OwnData> {
  const { viewer, db } = context;
  admit(viewer, "workCases");
  const found = await db.privacyRequest.findFirst({
    where: { id, kind: "access" },
    include: { request: { include: withRecord } },
  });
  if (!found) throw new Refusal("NOT_FOUND", says.missing);
  const { request } = found;
  const subjects = subjectsOf(request);
  const { victimPhone, victimEmail, victimInfo: info } = request;
  const texts: Texts = {
    contacts: [victimPhone, victimEmail, info?.phone, info?.email],
    codes: await codesOf(context, request.id),
  };
  const hidden = await hiddenRows(context, request.id);
  const tables: OwnTable[] = [];
  for (const model of models) {
    const { of, own } = tableOf(model);
    if (of?.supervisor !== undefined && !own) continue; // what a supervisor got
    const rows: Record<string, Value>[] = [];
    for (const [subject, number] of subjects) {
      // The case has other people's requests too; only the record is the person's.
      if (subject === "case" && of?.request !== undefined) continue;
      for (const row of await readRowsOf(context.sql, model, subject, { number, isOwn: true })) {
        if (hidden.has(`${model} ${String(row["id"])}`)) continue;
        const shownRow = ownRow(context, model, row, texts);
        if (shownRow) rows.push(shownRow);
      }
    }
    if (rows.length > 0) tables.push({ label: tableOf(model).label, rows });
  }
  const readings = await readReadings(context.sql, request.id, context.zone());
  await record(db, context, {
    action: "privacy-request.file-made",
    resourceType: "request",
    resourceId: request.id,
    details: { entry: id },
  });
  return { caseId: request.caseId, language: request.language, tables, readings };
}

/** The request, and the officer's case if its record is about the same person. */
export function subjectsOf(request: RequestWithRecord): [Subject, number][] {
  const { recipient } = request.verification ?? {};
  const isTheirRecord = recipient != null && relationToRequest(namedIn(recipient), request) === "same";
  return [
    ["request", request.id],
    ...(isTheirRecord ? [["case", recipient.verificationId] as [Subject, number]] : []),
  ];
}

interface Texts {
  /** The person's own phones and email addresses. */
  contacts: readonly (string | null | undefined)[];
  /** Codes of help, which are money. */
  codes: readonly string[];
}

/** The codes of a request's help, which are money. */
export async function codesOf({ db, keys }: Context, requestId: number): Promise<string[]> {
  const rows = await db.helpDispatch.findMany({ where: { requestId }, select: { promoCodeSealed: true } });
  const place = sealedPlaceOf("HelpDispatch", "promoCodeSealed")?.place("") ?? "";
  return rows.flatMap(({ promoCodeSealed: sealed }) => (sealed ? [keys.open(sealed, place)] : []));
}

/** Orders of which the person was not told, because that is not safe, and their scans. */
export async function hiddenRows({ db }: Context, requestId: number): Promise<ReadonlySet<string>> {
  const orders = await db.release.findMany({
    where: { requestId, ...untoldOrder },
    select: { id: true, scanId: true },
  });
  return new Set(orders.flatMap(({ id, scanId }) => [`Release ${id}`, `Evidence ${scanId ?? ""}`]));
}

/** A row under its labels; undefined if nothing in it is about the person. */
function ownRow(
  context: Context,
  model: Model,
  row: StoredRow,
  { contacts, codes }: Texts,
): Record<string, Value> | undefined {
  // What was written to them stays as they got it.
  const isWrittenToThem = tableOf(model).own !== undefined;
  const asIs = (text: string) =>
    codes.reduce((left, code) => left.replaceAll(code, removed), withoutSecrets(text));
  const clean = (text: string) => withoutOthersContact(asIs(text), contacts);
  let tells = false;
  const own: Record<string, Value> = {};
  for (const { name, type } of fieldsOf(model)) {
    const described = describe(model, name);
    // A number that leads to another row says nothing. What is not classified can hold no words.
    if (described ? !shown.has(described.of) : type === "Int" || !(name in row)) continue;
    const keys = described?.keys;
    const isWords = described?.of === "victimText" && !isWrittenToThem;
    const value = pruned(opened(context, model, name, row), keys, [], isWords ? clean : asIs);
    if (value === undefined) continue;
    if (described && telling.has(described.of)) tells = true;
    own[labelOf(model, name)] = value;
  }
  return tells ? own : undefined;
}

/** A sealed column's text, or what JSON it holds. */
export function opened({ keys }: Context, model: Model, column: string, row: StoredRow): unknown {
  const value = row[column];
  const sealed = sealedPlaceOf(model, column);
  if (!sealed || typeof value !== "string" || value === "") return value;
  const text = keys.open(value, sealed.place(String(row[sealed.key])));
  return describe(model, column)?.keys ? (JSON.parse(text) as unknown) : text;
}

/** Without what is empty, and without the keys of stored JSON that are about someone else. */
function pruned(
  value: unknown,
  keys: JsonKeys | undefined,
  path: readonly string[],
  clean: (text: string) => string,
): Value | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string") return clean(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) {
    const kept = value.flatMap((one) => pruned(one, keys, path, clean) ?? []);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const at = [...path, key];
    const of = keys && classAt(keys, at);
    if (of && !shown.has(of)) return [];
    const inner = pruned(one, keys, at, clean);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
