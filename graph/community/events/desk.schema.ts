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

const EventView = builder.enumType("EventView", { values: eventViews });

const EventFilterInput = builder.inputType("EventFilter", {
  fields: (t) => ({
    view: t.field({ type: EventView, required: false }),
    search: t.string({ required: false }),
  }),
});

const EventConnection = connectionOf("Event", EventRef);

builder.queryField("allEvents", (t) =>
  t.field({
    access: "readDesk",
    type: EventConnection,
    args: {
      filter: t.arg({ type: EventFilterInput, required: false }),
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
  fields: (t) => ({
    title: t.string(),
    description: t.string(),
    titleEs: t.string({ required: false }),
    descriptionEs: t.string({ required: false }),
    titleFr: t.string({ required: false }),
    descriptionFr: t.string({ required: false }),
    day: t.string(),
    from: t.string(),
    to: t.string(),
    timeZone: t.string(),
    location: t.string(),
    host: t.string(),
    color: t.field({ type: EventColor }),
  }),
});

const payload: Payload<ShownEvent> = (t) => ({
  event: t.field({ type: EventRef, resolve: (event) => event }),
});

mutation("createEvent", {
  access: "workDesk",
  input: (t) => ({
    event: t.field({ type: EventFormInput }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ event, idempotencyKey }, context) => createEvent(context, event, idempotencyKey),
  payload: (t) => payload(t),
});

mutation("changeEvent", {
  access: "workDesk",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the event." }),
    version: t.int(),
    event: t.field({ type: EventFormInput }),
  }),
  resolve: ({ id, version, event }, context) =>
    changeEvent(context, { id: numberIn(id, "Event"), version }, event),
  payload: (t) => payload(t),
});

mutation("cancelEvent", {
  access: "workDesk",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the event." }),
    version: t.int(),
    reason: t.string(),
  }),
  resolve: ({ id, version, reason }, context) =>
    cancelEvent(context, { id: numberIn(id, "Event"), version }, { reason }),
  payload: (t) => payload(t),
});

builder.subscriptionField("eventChanged", (t) =>
  t.field({
    access: "readDesk",
    type: EventRef,
    nullable: true,
    subscribe: (_root, _args, context) => eventChanges.watch(context),
    resolve: (change, _args, context) => eventChanges.row(context, change),
  }),
);
