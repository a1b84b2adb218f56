import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { cancelRsvp, listEvents, rsvp, type ShownEvent } from "./service.ts";
import { EventRef } from "./types.ts";

builder.queryField("events", (t) =>
  t.field({
    access: "public",
    type: [EventRef],
    args: {
      month: t.arg.string(),
      device: t.arg.string({ required: false }),
    },
    resolve: (_root, filter, context) => listEvents(context, filter),
  }),
);

const inputOf = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.globalID({ description: "Relay global ID of the event." }),
      device: t.string(),
    }),
  });
const payloadOf = (name: string) =>
  builder.objectRef<ShownEvent>(name).implement({
    fields: (t) => ({ event: t.field({ type: EventRef, resolve: (event) => event }) }),
  });

builder.mutationFields((t) => ({
  rsvpEvent: t.field({
    access: "public",
    type: payloadOf("RsvpEventPayload"),
    args: { input: t.arg({ type: inputOf("RsvpEventInput") }) },
    resolve: (_root, { input: { id, device } }, context) =>
      rsvp(context, { event: numberIn(id, "Event"), device }),
  }),
  cancelRsvp: t.field({
    access: "public",
    type: payloadOf("CancelRsvpPayload"),
    args: { input: t.arg({ type: inputOf("CancelRsvpInput") }) },
    resolve: (_root, { input: { id, device } }, context) =>
      cancelRsvp(context, { event: numberIn(id, "Event"), device }),
  }),
}));
