import type { Prisma } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { AuditAction } from "../../../core/audit/actions.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { guardedWrite, type ExpectedRow } from "../../../core/guarded-write.ts";
import { spacedFrench } from "../../../../shared/core/forms/french-spacing.ts";
import { once } from "../../../core/idempotency.ts";
import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { isOver } from "../../../../shared/community/events/rules.ts";
import { says } from "../../../../shared/community/events/sentences.ts";
import { findEvent, type ShownEvent } from "../service.ts";
import {
  cancelForm,
  eventForm,
  lastDayOf,
  momentIn,
  type EventForm,
} from "../../../../shared/community/events/desk.ts";

/** Creates an event in the public calendar. A repeated key creates only one. */
export async function createEvent(
  context: Context,
  input: unknown,
  key?: string | null,
): Promise<ShownEvent> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const form = parse(eventForm, input);
  const row = rowOf(form);
  const scope = `createEvent ${viewer.adminId}`;
  const { answer } = await once(context, { scope, key: key ?? undefined, body: form }, async (tx) => {
    demandComing(row.startsAt, context.now());
    const { id } = await tx.event.create({
      data: { ...row, changedBy: viewer.username, createdAt: context.now() },
    });
    await record(tx, context, { action: "event.created", resourceType: "event", resourceId: id });
    return { id };
  });
  return told(context, answer.id);
}

/**
 * Changes text, place or time. A new time must be in the future; texts of past events can still be
 * corrected.
 */
export async function changeEvent(
  context: Context,
  expected: ExpectedRow,
  input: unknown,
): Promise<ShownEvent> {
  admit(context.viewer, "workDesk");
  const row = rowOf(parse(eventForm, input));
  return change(context, expected, {
    action: "event.changed",
    allow: ({ startsAt }) => {
      if (row.startsAt.getTime() !== startsAt.getTime()) demandComing(row.startsAt, context.now());
    },
    data: row,
  });
}

/** Cancels it. It stays in the calendar with the reason, for those who RSVPed. */
export async function cancelEvent(
  context: Context,
  expected: ExpectedRow,
  input: unknown,
): Promise<ShownEvent> {
  admit(context.viewer, "workDesk");
  const { reason } = parse(cancelForm, input);
  return change(context, expected, {
    action: "event.cancelled",
    allow: ({ endsAt }) => {
      if (isOver(endsAt, context.now())) throw new Refusal("CONFLICT", says.overAlready);
    },
    data: { cancelledAt: context.now(), cancelReason: reason },
  });
}

type Row = Prisma.EventGetPayload<object>;
type Columns = Prisma.EventUpdateManyMutationInput;

interface Step {
  action: AuditAction;
  allow: (before: Row) => void;
  data: Columns;
}

async function change(context: Context, { id, version }: ExpectedRow, { action, allow, data }: Step) {
  const { viewer } = context;
  admit(viewer, "workDesk");
  await guardedWrite(context, "Event", {
    where: { id },
    version,
    from: { cancelledAt: null },
    allow: (before) => {
      if (before.cancelledAt) throw new Refusal("CONFLICT", says.cancelledAlready);
      allow(before);
    },
    data: { ...data, changedBy: viewer.username },
    missing: says.gone,
    conflict: ({ changedBy }) => says.changedMeanwhile({ name: changedBy ?? context.config().systemName }),
    audit: ({ before }) => ({
      action,
      resourceType: "event",
      resourceId: id,
      details: { changed: changedFields(before, data) },
    }),
  });
  return told(context, id);
}

async function told(context: Context, id: number): Promise<ShownEvent> {
  context.events.publish("eventChanged", { id });
  const event = await findEvent(context, id);
  if (!event) throw new Refusal("NOT_FOUND", says.gone);
  return event;
}

const changedFields = (before: Row, data: Columns): string[] =>
  Object.entries(data)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Row]))
    .map(([field]) => field);

function demandComing(startsAt: Date, now: Date) {
  if (startsAt.getTime() <= now.getTime())
    throw new Refusal("INVALID", coreSays.formFailed, { day: [says.startsInPast] });
}

function rowOf(form: EventForm) {
  const { title, description, timeZone, location, host, color, day, from, to } = form;
  const { titleEs, descriptionEs, titleFr, descriptionFr } = form;
  const startsAt = momentIn(timeZone, day, from);
  const endsAt = momentIn(timeZone, lastDayOf(form), to);
  if (!startsAt || !endsAt) throw new Error("The form lets no such time through");
  const translations = {
    ...(titleEs && descriptionEs && { es: { title: titleEs, description: descriptionEs } }),
    ...(titleFr && descriptionFr && { fr: spacedFrench({ title: titleFr, description: descriptionFr }) }),
  };
  return { title, description, translations, startsAt, endsAt, timeZone, location, host, color };
}
