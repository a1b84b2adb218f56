import { Prisma } from "../../../prisma/client/client.ts";
import type { ActorKind } from "../../../prisma/client/enums.ts";
import type { Context } from "../../core/context.ts";
import { actorOf, isTool } from "../../core/access/viewer.ts";
import type { NeedsSource, StatedNeeds } from "../../../shared/intake/needs/rules.ts";

interface Confirmed {
  needsSource: NeedsSource;
  needsConfirmedKind: ActorKind | null;
  needsConfirmedBy: string | null;
  needsConfirmedAt: Date | null;
}

/** Who confirmed a request's needs, and when. */
export function confirmedBy({ viewer, now }: Context, source: NeedsSource): Confirmed {
  // Needs that a program states count as unconfirmed.
  if (source === "read" || isTool(viewer))
    return { needsSource: "read", needsConfirmedKind: null, needsConfirmedBy: null, needsConfirmedAt: null };
  const { actorKind, actorName } = actorOf(viewer);
  return {
    needsSource: "confirmed",
    needsConfirmedKind: actorKind,
    needsConfirmedBy: actorName,
    needsConfirmedAt: now(),
  };
}

/** The same for a case's recipient, whose officer is known. */
export const keptNeeds = (needs: StatedNeeds | null | undefined, now: Date) =>
  needs ? { needs, needsConfirmedAt: now } : { needs: Prisma.DbNull, needsConfirmedAt: null };
