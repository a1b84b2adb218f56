import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { eventColors } from "../../../shared/community/events/rules.ts";
import { findEvent, type ShownEvent } from "./service.ts";

export const EventColor = builder.enumType("EventColor", { values: eventColors });

const EventTranslation = builder.objectRef<ShownEvent["translations"][number]>("EventTranslation").implement({
  access: "through",
  fields: (t) => ({
    language: t.exposeString("language"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
  }),
});

export const EventRef = builder.objectRef<ShownEvent>("Event");

builder.node(EventRef, {
  access: "public",
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findEvent(context, Number(id)),
  fields: (t) => ({
    number: t.exposeInt("id"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    translations: t.expose("translations", { type: [EventTranslation] }),
    day: t.expose("day", { type: "Date" }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    timeZone: t.exposeString("timeZone"),
    location: t.exposeString("location"),
    host: t.exposeString("host"),
    color: t.expose("color", { type: EventColor }),
    isOver: t.exposeBoolean("isOver"),
    isCancelled: t.exposeBoolean("isCancelled"),
    cancelReason: t.exposeString("cancelReason", { nullable: true }),
    goingCount: t.exposeInt("goingCount"),
    isGoing: t.exposeBoolean("isGoing"),
    version: t.exposeInt("version"),
    changedBy: t.string({
      nullable: true,
      resolve: ({ changedBy }, _args, { viewer }) => (may(viewer, "readDesk") ? changedBy : null),
    }),
  }),
});
