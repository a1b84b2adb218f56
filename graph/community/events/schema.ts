import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { type InputFields, mutation, type Payload } from "../../core/graphql/mutations.ts";
import { cancelRsvp, listEvents, rsvp, type ShownEvent } from "./service.ts";
import { EventRef } from "./types.ts";

builder.queryField("events", (t) =>
  t.field({
    access: "public",
    description: "Events of one month, earliest first.",
    type: [EventRef],
    args: {
      month: t.arg.string({ description: "Month as YYYY-MM, such as `2023-07`." }),
      device: t.arg.string({
        description:
          "The device's random key of 20 to 64 characters, for `isGoing`. The server keeps only a keyed hash.",
        required: false,
      }),
    },
    resolve: (_root, filter, context) => listEvents(context, filter),
  }),
);

const inputOf = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the event." }),
  device: t.string({
    description: "The device's random key of 20 to 64 characters. The server keeps only a keyed hash.",
  }),
});
const payloadOf: Payload<ShownEvent> = (t) => ({
  event: t.field({ type: EventRef, resolve: (event) => event }),
});

mutation("rsvpEvent", {
  access: "public",
  description:
    "Records that one more person comes, without a name. A repeat from the same device counts once.",
  input: inputOf,
  resolve: ({ id, device }, context) => rsvp(context, { event: numberIn(id, "Event"), device }),
  payload: (t) => payloadOf(t),
});

mutation("cancelRsvp", {
  access: "public",
  description: "Withdraws the device's RSVP.",
  input: inputOf,
  resolve: ({ id, device }, context) => cancelRsvp(context, { event: numberIn(id, "Event"), device }),
  payload: (t) => payloadOf(t),
});
