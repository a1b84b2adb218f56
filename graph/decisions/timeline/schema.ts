import { casesIn, scopedTo } from "../../core/access/agency-scope.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { may } from "../../core/access/viewer.ts";
import { parse } from "../../core/errors.ts";
import { builder } from "../../core/graphql/builder.ts";
import { owners, reasons } from "./attribution.ts";
import { readOwnerTimes, type OwnerTime, type OwnerTimes } from "./owner-times.ts";
import { numbersAsked } from "./rules.ts";
import { readAs } from "./read-as.ts";
import { waitingReaders } from "./readers.ts";
import { readCurrentWait, readWaits, type Wait } from "./spans.ts";

const WaitingOwner = builder.enumType("WaitingOwner", {
  description: "Who a request can wait for.",
  values: valuesOf(owners, {
    administrator: "An administrator.",
    closed: "No one: the request was closed, and reopened later.",
    fund: "The fund, which has too little money.",
    officer: "The officer of the case.",
    recipient: "The person who receives the help.",
    second_approver: "A second person who must approve.",
    supervisor: "The officer's supervisor.",
    system: "The system.",
    transport: "The delivery of a message.",
    vendor: "The provider of the help.",
  }),
});
const WaitingReason = builder.enumType("WaitingReason", {
  description: "What has to be done before a request can go on.",
  values: valuesOf(reasons, {
    answer: "Answer an administrator's message.",
    approval: "Approve or deny the request.",
    assignment: "Assign the citizen's request.",
    closed: "Nothing.",
    completion: "Complete the request.",
    confirmation: "Confirm the officer.",
    dispatch: "Dispatch the help.",
    funds: "Provide money.",
    handover: "Hand over the money, and mark it as distributed.",
    needs: "Confirm what is needed.",
    problem: "Handle a reported problem.",
    recipient_message: "Deliver the message about the help.",
    recommendation: "Recommend an amount.",
    redemption: "Provide the help.",
    second_approval: "Approve as the second person.",
    supervisor_email: "Deliver the email to the supervisor.",
    verification: "Submit the officer form.",
    victim_info: "Add the victim information.",
  }),
});

const WaitingReaderType = builder.enumType("WaitingReader", {
  description: "As whom someone reads what a request waits for.",
  values: valuesOf(waitingReaders, {
    actor: "The caller has to act.",
    observer: "Someone else has to act.",
    recipient: "The caller filed the request for themself, and someone else has to act.",
  }),
});

const WaitingSpan = builder.objectRef<Wait>("WaitingSpan").implement({
  description: "A time during which a request waited for one owner.",
  access: "through",
  fields: (t) => ({
    owner: t.expose("owner", { description: "Who has to act.", type: WaitingOwner }),
    reason: t.expose("reason", { description: "What has to be done.", type: WaitingReason }),
    from: t.field({
      description: "Start of the wait.",
      type: "DateTime",
      resolve: ({ from }) => new Date(from),
    }),
    to: t.field({
      description: "End of the wait. Null while it lasts.",
      type: "DateTime",
      nullable: true,
      resolve: ({ to, isCurrent }) => (isCurrent ? null : new Date(to)),
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  waitingFor: t.field({
    description: "Who the request waits for now. Null once it is completed or denied.",
    type: WaitingSpan,
    nullable: true,
    resolve: ({ id }, _args, context) => readCurrentWait(context, id),
  }),
  viewerWaitsAs: t.field({
    description: "As whom the caller reads `waitingFor`. Null once the request is completed or denied.",
    type: WaitingReaderType,
    nullable: true,
    resolve: (request, _args, context) => readAs(context, request),
  }),
  waitingSpans: t.field({
    description:
      "Who the request waited for, from filing until now or its end, without gaps. Empty for everyone but administrators.",
    type: [WaitingSpan],
    resolve: ({ id }, _args, context) => (may(context.viewer, "readCases") ? readWaits(context, id) : []),
  }),
}));

const OwnerTimeType = builder.objectRef<OwnerTime>("OwnerTime").implement({
  description: "How long requests waited for one owner.",
  access: "through",
  fields: (t) => ({
    owner: t.expose("owner", { description: "Who had to act.", type: WaitingOwner }),
    requests: t.exposeInt("requests", { description: "How many of the requests waited for this owner." }),
    medianMinutes: t.exposeFloat("medianMinutes", {
      description: "Half of these requests waited at most this long in all, in minutes.",
    }),
    ninetiethMinutes: t.exposeFloat("ninetiethMinutes", {
      description: "Nine of ten of these requests waited at most this long in all, in minutes.",
    }),
  }),
});

const OwnerTimesType = builder.objectRef<OwnerTimes>("OwnerTimes").implement({
  description: "The time that requests waited, by owner.",
  access: "through",
  fields: (t) => ({
    since: t.expose("since", {
      description: "Requests that ended before this time are not counted.",
      type: "DateTime",
    }),
    requests: t.exposeInt("requests", {
      description: "How many requests ended since then: the last 2,000 at most.",
    }),
    owners: t.expose("owners", {
      description: "The longest median first. Owners of fewer than five requests are left out.",
      type: [OwnerTimeType],
    }),
  }),
});

builder.queryFields((t) => ({
  requestsByNumber: t.prismaField({
    access: "readCases",
    description:
      "These requests, for what a list reads after its rows. Unknown numbers are missing. At most 200 numbers, or INVALID.",
    scope: "requests:read",
    type: ["EmergencyRequest"],
    args: { numbers: t.arg.intList({ description: "Numbers of the requests." }) },
    resolve: (query, _root, { numbers }, { db, viewer }) =>
      db.emergencyRequest.findMany({
        ...query,
        where: { ...casesIn(scopedTo(viewer)), id: { in: parse(numbersAsked, numbers) } },
      }),
  }),
  ownerTimes: t.field({
    access: "readCases",
    description:
      "How long the requests that ended in the last 30 days waited for each owner. At most five minutes old.",
    scope: "export:read",
    type: OwnerTimesType,
    resolve: (_root, _args, context) => readOwnerTimes(context),
  }),
}));
