import type { RedemptionKind } from "../../../prisma/client/enums.ts";
import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";

export const redemptionWays = ["terminal", "phone", "statement", "paper"] as const satisfies RedemptionKind[];
export const eventKinds = ["redeemed", "undone", "expired", "disputed"] as const;

/** What happened to one code of a request, for the desk. */
export interface RedemptionEvent {
  id: string;
  at: Date;
  kind: (typeof eventKinds)[number];
  /** How it was redeemed; null for a code that expired or is disputed. */
  way: RedemptionKind | null;
  vendorName: string;
  cents: number;
  /** The terminal's or the administrator's name. Null if no one acted for the fund. */
  by: string | null;
}

/** How the codes of a request were used, oldest first. Empty for everyone who reads no money. */
export async function readRedemptionEvents(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  requestId: number,
): Promise<RedemptionEvent[]> {
  if (!may(viewer, "readMoney")) return [];
  const dispatches = await db.helpDispatch.findMany({
    where: { requestId },
    select: {
      id: true,
      vendorName: true,
      estimatedValueCents: true,
      fundCents: true,
      actualCents: true,
      expiredAt: true,
      disputeAt: true,
      redemptions: true,
    },
  });
  const events = dispatches.flatMap(({ id: help, vendorName, redemptions, ...dispatch }) => {
    const { expiredAt, disputeAt, actualCents, fundCents, estimatedValueCents } = dispatch;
    const event = (
      kind: RedemptionEvent["kind"],
      at: Date | null,
      facts: Pick<RedemptionEvent, "cents"> & Partial<RedemptionEvent>,
    ): RedemptionEvent[] =>
      at ? [{ id: `${kind}-${help}`, way: null, by: null, vendorName, kind, at, ...facts }] : [];
    return [
      ...redemptions.flatMap(({ id, kind: way, cents, at, by, undoneAt, undoneBy }) => [
        ...event("redeemed", at, { id: `redeemed-${help}-${id}`, way, cents, by }),
        ...event("undone", undoneAt, { id: `undone-${help}-${id}`, way, cents, by: undoneBy }),
      ]),
      // A code that a statement billed after it had expired says both.
      ...event("expired", expiredAt, { cents: fundCents ?? estimatedValueCents }),
      ...event("disputed", disputeAt, { cents: actualCents ?? estimatedValueCents }),
    ];
  });
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
