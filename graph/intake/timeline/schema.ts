import "./descriptions.ts";
import { may } from "../../core/access/viewer.ts";
import { parse } from "../../core/errors.ts";
import { builder } from "../../core/graphql/builder.ts";
import { owners, reasons } from "./attribution.ts";
import { readOwnerTimes, type OwnerTime, type OwnerTimes } from "./owner-times.ts";
import { numbersAsked } from "./rules.ts";
import { readAs } from "./read-as.ts";
import { waitingReaders } from "./readers.ts";
import { readCurrentWait, readWaits, type Wait } from "./spans.ts";

const WaitingOwner = builder.enumType("WaitingOwner", { values: owners });
const WaitingReason = builder.enumType("WaitingReason", { values: reasons });

const WaitingReaderType = builder.enumType("WaitingReader", { values: waitingReaders });

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
  viewerWaitsAs: t.field({
    type: WaitingReaderType,
    nullable: true,
    resolve: (request, _args, context) => readAs(context, request),
  }),
  waitingSpans: t.field({
    type: [WaitingSpan],
    resolve: ({ id }, _args, context) => (may(context.viewer, "readCases") ? readWaits(context, id) : []),
  }),
}));

const OwnerTimeType = builder.objectRef<OwnerTime>("OwnerTime").implement({
  access: "through",
  fields: (t) => ({
    owner: t.expose("owner", { type: WaitingOwner }),
    requests: t.exposeInt("requests"),
    medianMinutes: t.exposeFloat("medianMinutes"),
    ninetiethMinutes: t.exposeFloat("ninetiethMinutes"),
  }),
});

const OwnerTimesType = builder.objectRef<OwnerTimes>("OwnerTimes").implement({
  access: "through",
  fields: (t) => ({
    since: t.expose("since", { type: "DateTime" }),
    requests: t.exposeInt("requests"),
    owners: t.expose("owners", { type: [OwnerTimeType] }),
  }),
});

builder.queryFields((t) => ({
  requestsByNumber: t.prismaField({
    access: "readCases",
    scope: "requests:read",
    type: ["EmergencyRequest"],
    args: { numbers: t.arg.intList() },
    resolve: (query, _root, { numbers }, { db }) =>
      db.emergencyRequest.findMany({ ...query, where: { id: { in: parse(numbersAsked, numbers) } } }),
  }),
  ownerTimes: t.field({
    access: "readCases",
    scope: "export:read",
    type: OwnerTimesType,
    resolve: (_root, _args, context) => readOwnerTimes(context),
  }),
}));
