import type { Prisma, Resource } from "../../prisma/client/client.ts";
import { admit } from "../core/access/audiences.ts";
import type { AuditAction } from "../core/audit/actions.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { says as coreSays } from "../core/sentences.ts";
import { resolveWithin } from "../corrections/service.ts";
import { announceEntries } from "./announce.ts";
import { entryForm, textsOf, type EntryTexts } from "./rules.shared.ts";
import { says } from "./sentences.ts";
import { changesBetween, columnsOf, problemsIn, textsIn } from "./texts.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.ResourceFindManyArgs, "select" | "include">;

export interface Shown {
  id: number;
  /** The version that was shown. */
  version: number;
  /** The report that this settles, in the same step. */
  correction?: number | undefined;
}

/** A new one, with a key of its own kind, which no file takes. */
export async function addEntry(context: Context, input: unknown, query: Selection = {}): Promise<Resource> {
  admit(context.viewer, "admin");
  const texts = writtenIn(context, input);
  const row = await context.db.$transaction(async (tx) => {
    await lockEntries(tx);
    const { id } = await insertEntry(context, tx, texts);
    await record(tx, context, { action: "entry.added", resourceType: "entry", resourceId: id });
    return tx.resource.findUniqueOrThrow({ ...query, where: { id } });
  });
  announceEntries(context, [{ id: row.id, state: texts.state }]);
  return row;
}

/** Another text. Another way to reach it is to be confirmed anew. */
export async function changeEntry(
  context: Context,
  shown: Shown,
  input: unknown,
  query: Selection = {},
): Promise<Resource> {
  admit(context.viewer, "admin");
  const texts = writtenIn(context, input);
  return turn(context, shown, {
    action: "entry.changed",
    change: (before) => changedColumns(context, before, texts),
    details: (before) => ({ changed: changesBetween(textsIn(before), texts).map(({ field }) => field) }),
    query,
  });
}

/** Somebody called, or held it against its own page: it is right as it is. */
export const confirmEntry = (context: Context, shown: Shown, query: Selection = {}) =>
  turn(context, shown, {
    action: "entry.confirmed",
    change: (before) => {
      if (before.retiredAt) throw new Refusal("CONFLICT", says.retiredAlready);
      return { confirmedAt: context.now(), confirmedBy: nameOf(context) };
    },
    query,
  });

/** Off every list; what refers to it keeps it. */
export const retireEntry = (context: Context, shown: Shown, query: Selection = {}) =>
  turn(context, shown, {
    action: "entry.retired",
    change: (before) => {
      if (before.retiredAt) throw new Refusal("CONFLICT", says.retiredAlready);
      return { retiredAt: context.now() };
    },
    query,
  });

/** In the lists again. */
export const bringEntryBack = (context: Context, shown: Shown, query: Selection = {}) =>
  turn(context, shown, {
    action: "entry.brought-back",
    change: (before) => {
      if (!before.retiredAt) throw new Refusal("CONFLICT", says.notRetired);
      return { retiredAt: null };
    },
    query,
  });

interface Turn {
  action: AuditAction;
  change: (before: Resource) => Prisma.ResourceUpdateManyMutationInput;
  details?: (before: Resource) => Prisma.InputJsonObject;
  query: Selection;
}

/** Of two who change it at once one does, and the other hears who; a report that it settles is resolved with it or not at all. */
async function turn(
  context: Context,
  { id, version, correction }: Shown,
  { action, change, details, query }: Turn,
): Promise<Resource> {
  admit(context.viewer, "admin");
  const { row, states } = await context.db.$transaction(async (tx) => {
    const before = await tx.resource.findUnique({ where: { id } });
    if (!before) throw new Refusal("NOT_FOUND", says.missing);
    const { count } = await tx.resource.updateMany({
      where: { id, version },
      data: { ...change(before), version: version + 1 },
    });
    if (count === 0) {
      const { editedBy } = await tx.resource.findUniqueOrThrow({ where: { id } }); // as the other one left it
      throw new Refusal("CONFLICT", says.changedMeanwhile({ name: editedBy ?? "Somebody" }));
    }
    await record(tx, context, {
      action,
      resourceType: "entry",
      resourceId: id,
      details: { key: before.key, ...details?.(before) },
    });
    if (correction !== undefined)
      await resolveWithin(context, tx, { id: correction, resourceKey: before.key });
    const after = await tx.resource.findUniqueOrThrow({ where: { id } });
    return {
      row: await tx.resource.findUniqueOrThrow({ ...query, where: { id } }),
      states: [before.state, after.state],
    };
  });
  announceEntries(
    context,
    [...new Set(states)].map((state) => ({ id, state })),
  );
  if (correction !== undefined) context.events.publish("correctionChanged", { id: correction });
  return row;
}

/** One who writes keys or many rows at a time, and no two. */
export const lockEntries = (tx: Tx) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('directory entries'))`;

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
  ...(before.contactInfo !== texts.contactInfo && { confirmedAt: null, confirmedBy: null }),
});

function nameOf({ viewer }: Context): string {
  admit(viewer, "admin");
  return viewer.username;
}

/** What was written, when it is as the directory is written. */
function writtenIn(context: Context, input: unknown): EntryTexts {
  const texts = textsOf(parse(entryForm, input));
  const problems = problemsIn(texts, context.now());
  if (problems.length > 0)
    throw new Refusal(
      "INVALID",
      coreSays.formFailed,
      Object.fromEntries(problems.map(({ field, text }) => [field, [says.notAsWritten({ problem: text })]])),
    );
  return texts;
}
