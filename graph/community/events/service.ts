import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { record } from "../../core/audit/record.ts";
import { dateOf } from "../../core/quotas.ts";
import { dayMs, secondMs } from "../../../shared/core/time/durations.ts";
import {
  dayAt,
  isDeviceKey,
  isMonth,
  isOver,
  momentsOf,
  rsvpsPerAddressAndEvent,
  rsvpsPerDevice,
} from "../../../shared/community/events/rules.ts";
import { says } from "../../../shared/community/events/sentences.ts";

/** An event as one device sees it. */
export type ShownEvent = Awaited<ReturnType<typeof show>>;

/** The events of a month, in each event's own time zone. */
export async function listEvents(
  context: Context,
  { month, device }: { month: string; device?: string | null },
): Promise<ShownEvent[]> {
  if (!isMonth(month)) throw new Refusal("INVALID", says.monthWrong, { month: [says.chooseMonth] });
  const { from, to } = momentsOf(month);
  const events = await findEvents(context, { where: { startsAt: { gte: from, lt: to } } }, device);
  return events.filter(({ day }) => day.startsWith(month));
}

/** Current and upcoming events. */
export const listComingEvents = (context: Context, take: number): Promise<ShownEvent[]> =>
  findEvents(context, { where: { endsAt: { gt: context.now() } }, take });

/** Earliest first by default. */
export async function findEvents(
  context: Context,
  which: Pick<Prisma.EventFindManyArgs, "where" | "take" | "skip" | "orderBy">,
  device?: string | null,
) {
  const rows = await context.db.event.findMany({
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    ...which,
    include: seenBy(context, device),
  });
  return rows.map((row) => show(context, row));
}

export async function findEvent(
  context: Context,
  id: number,
  device?: string | null,
): Promise<ShownEvent | null> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return null;
  const row = await context.db.event.findUnique({ where: { id }, include: seenBy(context, device) });
  return row && show(context, row);
}

const rsvpLimit = {
  name: "rsvp",
  own: rsvpsPerDevice,
  network: rsvpsPerAddressAndEvent,
  seconds: dayMs / secondMs,
};

interface Reply {
  event: number;
  device: string;
}

/** Adds this device's RSVP; a repeat counts once. */
export async function rsvp(context: Context, { event, device }: Reply): Promise<ShownEvent> {
  const { isCancelled } = await demandEvent(context, event);
  if (isCancelled) throw new Refusal("CONFLICT", says.cancelledAlready);
  const deviceKey = keyOf(context, device);
  const originKey = context.keys.hash(`rsvp-origin:${context.networks.of(context.ip).name}`);
  await context.db.$transaction(async (tx) => {
    if ((await tx.eventRsvp.count({ where: { eventId: event, deviceKey } })) > 0) return;
    await context.quotas.countRows(rsvpLimit, context, ({ since, skip }) =>
      dateOf(
        tx.eventRsvp.findFirst({
          where: { eventId: event, originKey, createdAt: { gt: since } },
          orderBy: { createdAt: "desc" },
          skip,
        }),
      ),
    );
    const { count } = await tx.eventRsvp.createMany({
      data: [{ eventId: event, deviceKey, originKey, createdAt: context.now() }],
      skipDuplicates: true,
    });
    if (count) await record(tx, context, { action: "event.rsvp", resourceType: "event", resourceId: event });
  });
  return demandEvent(context, event, device);
}

export async function cancelRsvp(context: Context, { event, device }: Reply): Promise<ShownEvent> {
  await demandEvent(context, event);
  const deviceKey = keyOf(context, device);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.eventRsvp.deleteMany({ where: { eventId: event, deviceKey } });
    if (count)
      await record(tx, context, {
        action: "event.rsvp-cancelled",
        resourceType: "event",
        resourceId: event,
      });
  });
  return demandEvent(context, event, device);
}

async function demandEvent(context: Context, id: number, device?: string): Promise<ShownEvent> {
  const event = await findEvent(context, id, device);
  if (!event) throw new Refusal("NOT_FOUND", says.gone);
  return event;
}

/** A device is stored as a keyed hash only, so that RSVPs are anonymous. */
function keyOf(context: Context, device: string): string {
  if (!isDeviceKey(device))
    throw new Refusal("INVALID", says.deviceKeyWrong, { device: [says.notDeviceKey] });
  return context.keys.hash(`rsvp:${device}`);
}

const seenBy = (context: Context, device: string | null | undefined) =>
  ({
    _count: { select: { rsvps: true } },
    rsvps: {
      where: { deviceKey: device && isDeviceKey(device) ? keyOf(context, device) : "" },
      select: { id: true },
    },
  }) satisfies Prisma.EventInclude;

type Row = Prisma.EventGetPayload<{ include: ReturnType<typeof seenBy> }>;

interface Translation {
  title: string;
  description: string;
}

function show(context: Context, { _count, rsvps, translations, ...row }: Row) {
  const translated = Object.entries((translations ?? {}) as unknown as Record<string, Translation>);
  return {
    ...row,
    /** The date at the event's place. */
    day: dayAt(row.startsAt, row.timeZone),
    isOver: isOver(row.endsAt, context.now()),
    isCancelled: row.cancelledAt !== null,
    goingCount: _count.rsvps,
    isGoing: rsvps.length > 0,
    translations: translated.map(([language, { title, description }]) => ({ language, title, description })),
  };
}
