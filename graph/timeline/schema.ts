import { may } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { owners, reasons } from "./attribution.ts";
import { readCurrentWait, readWaits, type Wait } from "./spans.ts";

const WaitingOwner = builder.enumType("WaitingOwner", { values: owners });
const WaitingReason = builder.enumType("WaitingReason", { values: reasons });

const WaitingSpan = builder.objectRef<Wait>("WaitingSpan").implement({
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
    resolve: ({ id }, _args, context) => readCurrentWait(context, id),
  }),
  waitingSpans: t.field({
    type: [WaitingSpan],
    resolve: ({ id }, _args, context) => (may(context.viewer, "readCases") ? readWaits(context, id) : []),
  }),
}));
