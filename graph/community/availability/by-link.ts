import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { record } from "../../core/audit/record.ts";
import { maySayFull, nightForm, samePressSeconds } from "./rules.ts";
import { fullTonightOf, type FullTonight } from "../../../shared/community/directory/full-tonight.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { timeZoneOf } from "../../../shared/core/time/time-zones.ts";
import { announceEntries } from "../entries/announce.ts";
import { nextMorning } from "./night.ts";

export type NightView =
  | { state: "open"; name: string; place: string; full: FullTonight | undefined }
  | { state: "saved" }
  | { state: "closed" }
  | { state: "unknown" };

/** What a shelter's link shows: its name, and what the directory says of tonight. */
export async function readNight(context: Context, token: string): Promise<NightView> {
  const link = await find(context, token);
  if (!link) return { state: "unknown" };
  if (!isOpen(context, link)) return { state: "closed" };
  const { name, city, state } = link.resource;
  return {
    state: "open",
    name,
    place: [city, state].filter(Boolean).join(", "),
    full: fullTonightOf(link.resource, context.now()),
  };
}

/**
 * Writes what the shelter says of tonight. The link is checked in the same transaction, so a press
 * after its end changes nothing. Pressing twice is one act; of two different presses the later one
 * holds, and the page shows which.
 */
export async function sayNight(
  context: Context,
  token: string,
  form: Record<"night", string>,
): Promise<NightView> {
  const { db, now } = context;
  const link = await find(context, token);
  if (!link) return { state: "unknown" };
  if (!isOpen(context, link)) return { state: "closed" };
  const { night } = parse(nightForm, form);
  const { id, state } = link.resource;
  const at = now();
  const outcome = await db.$transaction(async (tx) => {
    const live = await tx.availabilityLink.updateMany({
      where: { id: link.id, revokedAt: null, expiresAt: { gt: at } },
      data: { usedAt: at },
    });
    if (live.count === 0) return "closed" as const;
    const { count } =
      night === "full"
        ? await tx.resource.updateMany({
            where: {
              id,
              isLocationHidden: false,
              retiredAt: null,
              OR: [{ fullAt: null }, { fullAt: { lt: before(at) } }, { fullUntil: { lte: at } }],
            },
            data: { fullAt: at, fullUntil: nextMorning(timeZoneOf(state), at) },
          })
        : await tx.resource.updateMany({
            where: { id, fullAt: { not: null } },
            data: { fullAt: null, fullUntil: null },
          });
    if (count > 0)
      await record(tx, context, {
        action: night === "full" ? "entry.full" : "entry.room",
        resourceType: "entry",
        resourceId: id,
        actor: { actorKind: "visitor", actorName: "shelter's link" },
        details: { linkId: link.id },
      });
    return count > 0 ? ("changed" as const) : ("same" as const);
  });
  if (outcome === "closed") return { state: "closed" };
  if (outcome === "changed") announceEntries(context, [{ id, state }]);
  return { state: "saved" };
}

const before = (at: Date) => new Date(at.getTime() - samePressSeconds * secondMs);

const find = ({ db, keys }: Context, token: string) =>
  db.availabilityLink.findUnique({ where: { tokenHash: keys.hash(token) }, include: { resource: true } });

type Link = NonNullable<Awaited<ReturnType<typeof find>>>;

/** It ends with its year, when it is replaced or revoked, and with what the entry is. */
const isOpen = ({ now }: Context, { expiresAt, revokedAt, resource }: Link): boolean =>
  !revokedAt && expiresAt > now() && maySayFull(resource);
