import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { eventColors } from "./rules.ts";
import { cancelRsvp, findEvent, listEvents, rsvp, type ShownEvent } from "./service.ts";

const EventColor = builder.enumType("EventColor", { values: eventColors });

const EventTranslation = builder.objectRef<ShownEvent["translations"][number]>("EventTranslation").implement({
  access: "through",
  description: "What an event is called in another language than English.",
  fields: (t) => ({
    language: t.exposeString("language", { description: "`es` or `fr`." }),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
  }),
});

const EventRef = builder.objectRef<ShownEvent>("Event");

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
    goingCount: t.exposeInt("goingCount", { description: "How many devices said that they come." }),
    isGoing: t.exposeBoolean("isGoing", { description: "Whether the asking device said so." }),
  }),
});

const device = "The asking device's own key, made by chance in the browser; only a keyed hash of it is kept.";

builder.queryField("events", (t) =>
  t.field({
    access: "public",
    description: "The events of one month, earliest first.",
    type: [EventRef],
    args: {
      month: t.arg.string({ description: "`2023-07`" }),
      device: t.arg.string({ required: false, description: device }),
    },
    resolve: (_root, filter, context) => listEvents(context, filter),
  }),
);

const inputOf = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.globalID({ description: "The event." }),
      device: t.string({ description: device }),
    }),
  });
const payloadOf = (name: string) =>
  builder.objectRef<ShownEvent>(name).implement({
    fields: (t) => ({ event: t.field({ type: EventRef, resolve: (event) => event }) }),
  });

builder.mutationFields((t) => ({
  rsvpEvent: t.field({
    access: "public",
    description: "Says that one comes; no name is asked. Saying it twice counts once.",
    type: payloadOf("RsvpEventPayload"),
    args: { input: t.arg({ type: inputOf("RsvpEventInput") }) },
    resolve: (_root, { input: { id, device } }, context) =>
      rsvp(context, { event: numberIn(id, "Event"), device }),
  }),
  cancelRsvp: t.field({
    access: "public",
    description: "Takes it back.",
    type: payloadOf("CancelRsvpPayload"),
    args: { input: t.arg({ type: inputOf("CancelRsvpInput") }) },
    resolve: (_root, { input: { id, device } }, context) =>
      cancelRsvp(context, { event: numberIn(id, "Event"), device }),
  }),
}));
