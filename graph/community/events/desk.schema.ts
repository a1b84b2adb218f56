import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { cancelEvent, changeEvent, createEvent } from "./desk/acts.ts";
import { countEvents, listAllEvents } from "./desk/list.ts";
import { eventViews } from "../../../shared/community/events/views.ts";
import type { ShownEvent } from "./service.ts";
import { EventColor, EventRef } from "./types.ts";
import { eventChanges } from "./watch.ts";

const EventView = builder.enumType("EventView", {
  description: "Which events to list.",
  values: valuesOf(eventViews, {
    all: "Every event.",
    cancelled: "Canceled events.",
    coming: "Events that have not ended and are not canceled.",
    past: "Events that have ended.",
  }),
});

const EventFilterInput = builder.inputType("EventFilter", {
  description: "Limits the events. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "Which events to list. The default is `coming`.",
      type: EventView,
      required: false,
    }),
    search: t.string({
      description: "Part of the title, place or host. At most 100 characters.",
      required: false,
    }),
  }),
});

const EventConnection = connectionOf("Event", EventRef, { description: "One page of events." });

builder.queryField("allEvents", (t) =>
  t.field({
    access: "readDesk",
    description:
      "Events for administrators: coming ones earliest first, all others latest first. INVALID with `fields`.",
    type: EventConnection,
    args: {
      filter: t.arg({ description: "Limits the events.", type: EventFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) => {
      const asked = { view: filter?.view ?? ("coming" as const), search: filter?.search };
      return pageOf(page, {
        read: (slice) => listAllEvents(context, asked, slice),
        count: () => countEvents(context, asked),
      });
    },
  }),
);

/** An event as an administrator enters it. */
const EventFormInput = builder.inputType("EventFormInput", {
  description: "Values of an event. English is required. Another language needs both of its fields.",
  fields: (t) => ({
    title: t.string({ description: "Title in English. At most 120 characters." }),
    description: t.string({ description: "Description in English. At most 1000 characters." }),
    titleEs: t.string({ description: "Title in Spanish.", required: false }),
    descriptionEs: t.string({ description: "Description in Spanish.", required: false }),
    titleFr: t.string({ description: "Title in French.", required: false }),
    descriptionFr: t.string({ description: "Description in French.", required: false }),
    day: t.string({ description: "Day at the place, as YYYY-MM-DD." }),
    from: t.string({ description: "Local start time, such as `18:00`." }),
    to: t.string({ description: "Local end time on the same day, after `from`." }),
    timeZone: t.string({ description: "IANA time zone of the place, such as `America/Chicago`." }),
    location: t.string({ description: "Place of the event, as text." }),
    host: t.string({ description: "Name of the host." }),
    color: t.field({ description: "Color of the event's card.", type: EventColor }),
  }),
});

const payload: Payload<ShownEvent> = (t) => ({
  event: t.field({ type: EventRef, resolve: (event) => event }),
});

mutation("createEvent", {
  access: "workDesk",
  description: "Adds an event to the public calendar. INVALID with `fields`.",
  input: (t) => ({
    event: t.field({ description: "Values of the event.", type: EventFormInput }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ event, idempotencyKey }, context) => createEvent(context, event, idempotencyKey),
  payload: (t) => payload(t),
});

mutation("changeEvent", {
  access: "workDesk",
  description:
    "Changes an event. INVALID with `fields`. CONFLICT, with the name, if it changed since or is canceled. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the event." }),
    version: t.int(),
    event: t.field({ description: "New values of the event.", type: EventFormInput }),
  }),
  resolve: ({ id, version, event }, context) =>
    changeEvent(context, { id: numberIn(id, "Event"), version }, event),
  payload: (t) => payload(t),
});

mutation("cancelEvent", {
  access: "workDesk",
  description:
    "Cancels an event. It stays in the calendar with the reason. INVALID with `fields`. CONFLICT if it changed since or is already canceled. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the event." }),
    version: t.int(),
    reason: t.string({ description: "Public reason. At most 300 characters." }),
  }),
  resolve: ({ id, version, reason }, context) =>
    cancelEvent(context, { id: numberIn(id, "Event"), version }, { reason }),
  payload: (t) => payload(t),
});

builder.subscriptionField("eventChanged", (t) =>
  t.field({
    access: "readDesk",
    description: "Each new or changed event.",
    type: EventRef,
    nullable: true,
    subscribe: (_root, _args, context) => eventChanges.watch(context),
    resolve: (change, _args, context) => eventChanges.row(context, change),
  }),
);
