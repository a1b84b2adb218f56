import type { Prisma, Resource } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import { record, type AuditDetails } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite, type GuardedWrite } from "../../core/guarded-write.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { resolveWithin } from "../corrections/service.ts";
import { announceEntries } from "./announce.ts";
import { entryForm, textsOf, type EntryTexts } from "../../../shared/community/entries/rules.ts";
import { says } from "../../../shared/community/entries/sentences.ts";
import { changesBetween, columnsOf, problemsIn, textsIn } from "./texts.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.ResourceFindManyArgs, "select" | "include">;

export interface ExpectedEntry {
  id: number;
  /** The version that was shown. */
  version: number;
  /** The report that this resolves, in the same step. */
  correction?: number | undefined;
}

/** Adds an entry, with a kind of key that the file never uses. */
export async function addEntry(context: Context, input: unknown, query: Selection = {}): Promise<Resource> {
  admit(context.viewer, "workDesk");
  const texts = demandRules(context, textsOf(parse(entryForm, input)));
  const row = await context.db.$transaction(async (tx) => {
    await lockEntries(tx);
    const { id } = await insertEntry(context, tx, texts);
    await record(tx, context, { action: "entry.added", resourceType: "entry", resourceId: id });
    return tx.resource.findUniqueOrThrow({ ...query, where: { id } });
  });
  announceEntries(context, [{ id: row.id, state: texts.state }]);
  return row;
}

/** Changes an entry. A changed contact must be confirmed again. */
export async function changeEntry(
  context: Context,
  expected: ExpectedEntry,
  input: unknown,
  query: Selection = {},
): Promise<Resource> {
  admit(context.viewer, "workDesk");
  const form = parse(entryForm, input);
  const textsFor = (before: Resource) =>
    demandRules(context, textsOf({ ...form, location: form.location ?? textsIn(before).location }));
  return change(context, expected, {
    action: "entry.changed",
    data: (before) => changedColumns(context, before, textsFor(before)),
    details: (before) => ({
      changed: changesBetween(textsIn(before), textsFor(before)).map(({ field }) => field),
    }),
    query,
  });
}

/** Someone called, or compared it with its own page: it is correct. */
export const confirmEntry = (context: Context, expected: ExpectedEntry, query: Selection = {}) =>
  change(context, expected, {
    action: "entry.confirmed",
    allow: demandListed,
    data: () => ({ confirmedAt: context.now(), confirmedBy: nameOf(context), confirmedSource: null }),
    details: confirmationBefore,
    query,
  });

/** Removed from every list; references keep it. */
export const retireEntry = (context: Context, expected: ExpectedEntry, query: Selection = {}) =>
  change(context, expected, {
    action: "entry.retired",
    allow: demandListed,
    data: () => ({ retiredAt: context.now() }),
    query,
  });

/** Restores it to the lists. */
export const bringEntryBack = (context: Context, expected: ExpectedEntry, query: Selection = {}) =>
  change(context, expected, {
    action: "entry.brought-back",
    allow: ({ retiredAt }) => {
      if (!retiredAt) throw new Refusal("CONFLICT", says.notRetired);
    },
    data: () => ({ retiredAt: null }),
    query,
  });

export function demandListed({ retiredAt }: Resource) {
  if (retiredAt) throw new Refusal("CONFLICT", says.retiredAlready);
}

/** The columns of a confirmation. */
export type Confirmation = Pick<Resource, "confirmedAt" | "confirmedBy" | "confirmedSource">;

const unconfirmed: Confirmation = { confirmedAt: null, confirmedBy: null, confirmedSource: null };

/** The confirmation that a new one replaces, so that the new one can be undone. */
export const confirmationBefore = (before: Resource) => ({
  before: {
    confirmedAt: before.confirmedAt?.toISOString() ?? null,
    confirmedBy: before.confirmedBy,
    confirmedSource: before.confirmedSource,
  },
});

interface Step extends Pick<GuardedWrite<"Resource">, "allow" | "data" | "query"> {
  action: AuditAction;
  details?: (before: Resource) => AuditDetails;
}

/** A report that the change resolves is stored with it, or neither. */
export async function change(
  context: Context,
  { id, version, correction }: ExpectedEntry,
  { action, details, ...step }: Step,
): Promise<Resource> {
  admit(context.viewer, "workDesk");
  return guardedWrite(context, "Resource", {
    ...step,
    where: { id },
    version,
    missing: says.missing,
    conflict: ({ editedBy }) => says.changedMeanwhile({ name: editedBy ?? "Someone" }),
    audit: ({ before }) => ({
      action,
      resourceType: "entry",
      resourceId: id,
      details: { key: before.key, ...details?.(before) },
    }),
    within: async (tx, { before: { key } }) => {
      if (correction !== undefined) await resolveWithin(context, tx, { id: correction, resourceKey: key });
    },
    announce: ({ before, after }) => {
      const states = [...new Set([before.state, after.state])];
      announceEntries(
        context,
        states.map((state) => ({ id, state })),
      );
      if (correction !== undefined) context.events.publish("correctionChanged", { id: correction });
    },
  });
}

/** One writer of keys or many rows at a time. */
export const lockEntries = (tx: Tx) => lockName(tx, "directory entries");

/** Under `lockEntries`. */
export async function insertEntry(context: Context, tx: Tx, texts: EntryTexts): Promise<Resource> {
  const prefix = `adm-${texts.state.toLowerCase()}-`;
  const own = await tx.resource.findMany({ where: { key: { startsWith: prefix } }, select: { key: true } });
  const last = Math.max(0, ...own.map(({ key }) => Number(key.slice(prefix.length)) || 0));
  const { _max } = await tx.resource.aggregate({ _max: { position: true } });
  return tx.resource.create({
    data: {
      ...columnsOf(texts),
      key: `${prefix}${last + 1}`,
      position: (_max.position ?? 0) + 1,
      editedAt: context.now(),
      editedBy: nameOf(context),
    },
  });
}

export const changedColumns = (context: Context, before: Resource, texts: EntryTexts) => ({
  ...columnsOf(texts),
  editedAt: context.now(),
  editedBy: nameOf(context),
  ...(before.contactInfo !== texts.contactInfo && unconfirmed),
});

export function nameOf({ viewer }: Context): string {
  admit(viewer, "workDesk");
  return viewer.username;
}

/** The texts of an entry, if they follow the directory's rules. */
function demandRules(context: Context, texts: EntryTexts): EntryTexts {
  const problems = problemsIn(texts, dayIn(context.zone(), context.now()));
  if (problems.length > 0)
    throw new Refusal(
      "INVALID",
      coreSays.formFailed,
      Object.fromEntries(problems.map(({ field, text }) => [field, [says.notAsWritten({ problem: text })]])),
    );
  return texts;
}
