import { isAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { eventColors } from "./rules.shared.ts";
import { findEvent, type ShownEvent } from "./service.ts";

export const EventColor = builder.enumType("EventColor", { values: eventColors });

const EventTranslation = builder.objectRef<ShownEvent["translations"][number]>("EventTranslation").implement({
  access: "through",
  description: "What an event is called in another language than English.",
  fields: (t) => ({
    language: t.exposeString("language", { description: "`es` or `fr`." }),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
  }),
});

export const EventRef = builder.objectRef<ShownEvent>("Event");

builder.node(EventRef, {
  access: "public",
  description: "Something to come to: a clinic, a workshop, a talk with the police.",
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findEvent(context, Number(id)),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Its calendar file is at `/events/{number}.ics`." }),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    translations: t.expose("translations", { type: [EventTranslation] }),
    day: t.expose("day", { type: "Date", description: "At the place where it is held." }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    timeZone: t.exposeString("timeZone", { description: "Of the place, e.g. `America/Chicago`." }),
    location: t.exposeString("location"),
    host: t.exposeString("host"),
    color: t.expose("color", { type: EventColor }),
    isOver: t.exposeBoolean("isOver"),
    isCancelled: t.exposeBoolean("isCancelled", { description: "It does not take place." }),
    cancelReason: t.exposeString("cancelReason", { nullable: true, description: "In English." }),
    goingCount: t.exposeInt("goingCount", { description: "How many devices said that they come." }),
    isGoing: t.exposeBoolean("isGoing", { description: "Whether the asking device said so." }),
    version: t.exposeInt("version", { description: "Grows with each change." }),
    changedBy: t.string({
      nullable: true,
      description: "The user name of the administrator who wrote or changed it last; for administrators.",
      resolve: ({ changedBy }, _args, { viewer }) => (isAdmin(viewer) ? changedBy : null),
    }),
  }),
});
