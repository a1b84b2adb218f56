import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { type InputFields, mutation, type Payload } from "../../core/graphql/mutations.ts";
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

const inputOf = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the event." }),
  device: t.string(),
});
const payloadOf: Payload<ShownEvent> = (t) => ({
  event: t.field({ type: EventRef, resolve: (event) => event }),
});

mutation("rsvpEvent", {
  access: "public",
  input: inputOf,
  resolve: ({ id, device }, context) => rsvp(context, { event: numberIn(id, "Event"), device }),
  payload: (t) => payloadOf(t),
});

mutation("cancelRsvp", {
  access: "public",
  input: inputOf,
  resolve: ({ id, device }, context) => cancelRsvp(context, { event: numberIn(id, "Event"), device }),
  payload: (t) => payloadOf(t),
});
