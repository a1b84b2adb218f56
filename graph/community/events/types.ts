import { valuesOf } from "../../core/graphql/enums.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { eventColors } from "../../../shared/community/events/rules.ts";
import { findEvent, type ShownEvent } from "./service.ts";

export const EventColor = builder.enumType("EventColor", {
  description: "Color of an event's card.",
  values: valuesOf(eventColors, {
    accent: "Accent color.",
    primary: "Primary color.",
    secondary: "Secondary color.",
  }),
});

const EventTranslation = builder.objectRef<ShownEvent["translations"][number]>("EventTranslation").implement({
  description: "An event's text in Spanish or French.",
  access: "through",
  fields: (t) => ({
    language: t.exposeString("language", { description: "`es` or `fr`." }),
    title: t.exposeString("title", { description: "Title in this language." }),
    description: t.exposeString("description", { description: "Description in this language." }),
  }),
});

export const EventRef = builder.objectRef<ShownEvent>("Event");

builder.node(EventRef, {
  description: "A public event: a clinic, a workshop, or a talk with the police.",
  access: "public",
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findEvent(context, Number(id)),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. The calendar file is at `/events/{number}.ics`." }),
    title: t.exposeString("title", { description: "Title in English." }),
    description: t.exposeString("description", { description: "Description in English." }),
    translations: t.expose("translations", {
      description: "Spanish and French texts, as far as they exist.",
      type: [EventTranslation],
    }),
    day: t.expose("day", { description: "Day of the event at its place.", type: "Date" }),
    startsAt: t.expose("startsAt", { description: "Start of the event.", type: "DateTime" }),
    endsAt: t.expose("endsAt", { description: "End of the event.", type: "DateTime" }),
    timeZone: t.exposeString("timeZone", {
      description: "IANA time zone of the place, such as `America/Chicago`.",
    }),
    location: t.exposeString("location", { description: "Place of the event, as text." }),
    host: t.exposeString("host", { description: "Name of the host." }),
    color: t.expose("color", { description: "Color of the event's card.", type: EventColor }),
    isOver: t.exposeBoolean("isOver", { description: "True if the event has ended." }),
    isCancelled: t.exposeBoolean("isCancelled", { description: "True if the event is canceled." }),
    cancelReason: t.exposeString("cancelReason", {
      description: "Why it was canceled, in English. Null if it was not.",
      nullable: true,
    }),
    goingCount: t.exposeInt("goingCount", { description: "Number of devices with an RSVP." }),
    isGoing: t.exposeBoolean("isGoing", { description: "True if the device in `device` has an RSVP." }),
    version: t.exposeInt("version"),
    changedBy: t.string({
      description:
        "User name of the administrator who last changed it. Null unless the caller is an administrator.",
      nullable: true,
      resolve: ({ changedBy }, _args, { viewer }) => (may(viewer, "readDesk") ? changedBy : null),
    }),
  }),
});
