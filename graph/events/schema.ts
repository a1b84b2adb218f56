import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { cancelRsvp, listEvents, rsvp, type ShownEvent } from "./service.ts";
import { EventRef } from "./types.ts";

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
