import { isAdmin } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { builder } from "../core/graphql/builder.ts";
import { owners, reasons, spansOf, type Span } from "./attribution.ts";
import { happeningsOf } from "./happenings.ts";

const WaitingOwner = builder.enumType("WaitingOwner", { values: owners });
const WaitingReason = builder.enumType("WaitingReason", { values: reasons });

const WaitingSpan = builder.objectRef<Span & { isCurrent: boolean }>("WaitingSpan").implement({
  access: "through",
  fields: (t) => ({
    owner: t.expose("owner", { type: WaitingOwner }),
    reason: t.expose("reason", { type: WaitingReason }),
    from: t.field({ type: "DateTime", resolve: ({ from }) => new Date(from) }),
    to: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ to, isCurrent }) => (isCurrent ? null : new Date(to)),
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  waitingFor: t.field({
    type: WaitingSpan,
    nullable: true,
    resolve: async ({ id }, _args, context) =>
      (await spansFor(context, id)).findLast(({ isCurrent }) => isCurrent) ?? null,
  }),
  waitingSpans: t.field({
    type: [WaitingSpan],
    resolve: ({ id }, _args, context) => (isAdmin(context.viewer) ? spansFor(context, id) : []),
  }),
}));

/** The spans of one request; only the last can be current, and only while the request is open. */
async function spansFor(context: Context, id: number) {
  const happenings = (await happeningsOf(context, id)) ?? [];
  const now = context.now().getTime();
  // One millisecond more: a request that was filed right now waits for someone too.
  const spans = spansOf(happenings, now + 1);
  return spans.map((span) => ({ ...span, isCurrent: span.to > now }));
}
