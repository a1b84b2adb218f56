import { stateCode } from "../../../shared/community/directory/rules.ts";
import { setupNote } from "../../../shared/desk/setup/rules.ts";
import { says } from "../../../shared/desk/setup/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import type { NoteShape } from "./item.ts";
import { setupItems } from "./items.ts";
import { findSetup, type SetupLine } from "./read.ts";

/** What leads to the first real case, and what was found. */
export async function readSetup(
  context: Context,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<SetupLine[]> {
  admit(context.viewer, "superAdmin");
  return findSetup(context, { isFresh });
}

/** Notes what only a person can know. */
export async function noteSetup(
  context: Context,
  { item, ...form }: { item: string; detail: string },
): Promise<SetupLine[]> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const detail = detailIn(noteOf(item), form);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.setupNote.createMany({
      data: { item, detail, notedBy: viewer.username, notedAt: context.now() },
      skipDuplicates: true,
    });
    if (count === 0) {
      const earlier = await tx.setupNote.findUnique({ where: { item } });
      throw new Refusal("CONFLICT", says.notedAlready({ name: earlier?.notedBy ?? "" }));
    }
    await record(tx, context, {
      action: "setup.noted",
      resourceType: "setup",
      resourceId: item,
      details: { detail },
    });
  });
  return announced(context, item);
}

/** Withdraws a note: what it said no longer holds, or was wrong. */
export async function withdrawSetupNote(context: Context, { item }: { item: string }): Promise<SetupLine[]> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  noteOf(item);
  await context.db.$transaction(async (tx) => {
    const before = await tx.setupNote.findUnique({ where: { item } });
    const { count } = await tx.setupNote.deleteMany({ where: { item } });
    if (count === 0 || !before) throw new Refusal("CONFLICT", says.withdrawnAlready);
    const { detail, notedBy } = before;
    await record(tx, context, {
      action: "setup.withdrawn",
      resourceType: "setup",
      resourceId: item,
      details: { detail, notedBy, notedAt: before.notedAt.toISOString() },
    });
  });
  return announced(context, item);
}

function noteOf(id: string): NoteShape {
  const note = setupItems.find((item) => item.id === id)?.note;
  if (!note) throw new Refusal("NOT_FOUND", says.noSuchItem);
  return note;
}

function detailIn({ detail: shape }: NoteShape, form: { detail: string }): string {
  if (!shape) return "";
  const { detail } = parse(setupNote, form);
  if (!shape.isState) return detail;
  const state = stateCode(detail);
  if (!state) throw new Refusal("INVALID", says.stateUnknown, { detail: [says.stateUnknown] });
  return state;
}

function announced(context: Context, item: string): Promise<SetupLine[]> {
  context.events.publish("setupChanged", { item });
  return findSetup(context);
}
