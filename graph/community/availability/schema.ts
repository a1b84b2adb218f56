import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation } from "../../core/graphql/mutations.ts";
import { maySayFull } from "./rules.ts";
import { fullTonightOf, type FullTonight } from "../../../shared/community/directory/full-tonight.ts";
import { liveLinkOf, makeAvailabilityLink, revokeAvailabilityLink, type LiveLink } from "./links.ts";

const FullTonightType = builder.objectRef<FullTonight>("FullTonight").implement({
  description: "A shelter's own word that it has no bed for the night.",
  access: "through",
  fields: (t) => ({
    since: t.string({
      description: "When it said so, as an ISO time.",
      resolve: ({ since }) => since,
    }),
    until: t.exposeString("until", {
      description: "The next 8 a.m. there, as an ISO time. It no longer counts from then on.",
    }),
    timeZone: t.exposeString("timeZone", {
      description: "IANA time zone of the shelter's state, such as `America/Chicago`.",
    }),
  }),
});

const AvailabilityLinkType = builder.objectRef<LiveLink>("AvailabilityLink").implement({
  description: "A shelter's private link, with which it says whether it is full tonight.",
  access: "through",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { description: "When it was made.", type: "DateTime" }),
    createdBy: t.exposeString("createdBy", { description: "User name of the administrator who made it." }),
    expiresAt: t.expose("expiresAt", {
      description: "When it stops by itself, a year after it was made.",
      type: "DateTime",
    }),
    usedAt: t.expose("usedAt", {
      description: "When a button of its page was last pressed. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

builder.prismaObjectFields("Resource", (t) => ({
  fullTonight: t.field({
    description:
      "A shelter's own word that it is full tonight. Null if it has not said so, from 8 a.m. there, and for a hidden location.",
    type: FullTonightType,
    nullable: true,
    select: { state: true, isLocationHidden: true, fullAt: true, fullUntil: true },
    resolve: (row, _args, { now }) => fullTonightOf(row, now()),
  }),
  canSayFull: t.boolean({
    description: "True if the entry can have a link: a listed shelter with a public location.",
    select: { type: true, state: true, isLocationHidden: true, retiredAt: true },
    resolve: maySayFull,
  }),
  availabilityLink: t.field({
    description: "Its link that works. Null if it has none, or unless the caller is an administrator.",
    type: AvailabilityLinkType,
    nullable: true,
    select: { id: true },
    resolve: ({ id }, _args, context) => (may(context.viewer, "readDesk") ? liveLinkOf(context, id) : null),
  }),
}));

mutation("makeAvailabilityLink", {
  access: "workDesk",
  description:
    "Makes the private link of a shelter and ends the one that it had. CONFLICT if the entry is not a listed shelter with a public location. NOT_FOUND.",
  input: idOf("entry"),
  resolve: ({ id }, context) => makeAvailabilityLink(context, numberIn(id, "Resource")),
  payload: (t) => ({
    href: t.exposeString("href", { description: "The link. It works for a year and is shown once." }),
    entry: t.prismaField({
      description: "The entry.",
      type: "Resource",
      resolve: (query, { resourceId }, _args, { db }) =>
        db.resource.findUniqueOrThrow({ ...query, where: { id: resourceId } }),
    }),
  }),
});

mutation("revokeAvailabilityLink", {
  access: "workDesk",
  description:
    "Ends the private link of a shelter, and what it said of tonight. CONFLICT if it has none. NOT_FOUND.",
  input: idOf("entry"),
  resolve: async ({ id }, context) => ({
    resourceId: await revokeAvailabilityLink(context, numberIn(id, "Resource")),
  }),
  payload: (t) => ({
    entry: t.prismaField({
      description: "The entry.",
      type: "Resource",
      resolve: (query, { resourceId }, _args, { db }) =>
        db.resource.findUniqueOrThrow({ ...query, where: { id: resourceId } }),
    }),
  }),
});
