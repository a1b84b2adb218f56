import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { cancelEvent, changeEvent, createEvent } from "./desk/acts.ts";
import { countEvents, listAllEvents, type Listed } from "./desk/list.ts";
import { eventViews } from "./desk.shared.ts";
import type { ShownEvent } from "./service.ts";
import { EventColor, EventRef } from "./types.ts";
import { readChanged, watchEvents } from "./watch.ts";

const EventView = builder.enumType("EventView", { values: eventViews });

const EventFilterInput = builder.inputType("EventFilter", {
  fields: (t) => ({
    view: t.field({ type: EventView, required: false, description: "`coming` unless it is said." }),
    search: t.string({
      required: false,
      description: "Letters of the title, the place or the host; at most 100 characters.",
    }),
  }),
});

const EventList = builder.objectRef<Listed>("EventList").implement({
  access: "through",
  description: "One page of the events that a filter finds.",
  fields: (t) => ({
    total: t.int({
      description: "How many the filter finds in all.",
      resolve: ({ filter }, _args, context) => countEvents(context, filter),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.field({
      type: [EventRef],
      resolve: (asked, _args, context) => listAllEvents(context, asked),
    }),
  }),
});

builder.queryField("allEvents", (t) =>
  t.field({
    access: "admin",
    type: EventList,
    description:
      "The calendar for its desk: what is to come with the earliest first, everything else with the latest first. INVALID with fields.",
    args: {
      filter: t.arg({ type: EventFilterInput, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { view: filter?.view ?? "coming", search: filter?.search },
      page,
    }),
  }),
);

/** What an administrator writes of an event. */
const EventFormInput = builder.inputType("EventFormInput", {
  description:
    "An event as it is written: English is needed, of another language both its fields or neither.",
  fields: (t) => ({
    title: t.string({ description: "At most 120 characters." }),
    description: t.string({ description: "At most 1000 characters." }),
    titleEs: t.string({ required: false }),
    descriptionEs: t.string({ required: false }),
    titleFr: t.string({ required: false }),
    descriptionFr: t.string({ required: false }),
    day: t.string({ description: "At the place, `2026-12-05`." }),
    from: t.string({ description: "By the clock there, `18:00`." }),
    to: t.string({ description: "On the same day, after `from`." }),
    timeZone: t.string({ description: "Of the place, e.g. `America/Chicago`." }),
    location: t.string(),
    host: t.string(),
    color: t.field({ type: EventColor }),
  }),
});

const CreateEventInput = builder.inputType("CreateEventInput", {
  fields: (t) => ({
    event: t.field({ type: EventFormInput }),
    idempotencyKey: t.string({ required: false, description: "The same key twice makes one event." }),
  }),
});

const shown = "The `version` that was shown.";
const ChangeEventInput = builder.inputType("ChangeEventInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The event." }),
    version: t.int({ description: shown }),
    event: t.field({ type: EventFormInput }),
  }),
});

const CancelEventInput = builder.inputType("CancelEventInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The event." }),
    version: t.int({ description: shown }),
    reason: t.string({ description: "Everybody reads it; at most 300 characters." }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<ShownEvent>(name).implement({
    fields: (t) => ({ event: t.field({ type: EventRef, resolve: (event) => event }) }),
  });

builder.mutationFields((t) => ({
  createEvent: t.field({
    access: "admin",
    type: payload("CreateEventPayload"),
    description: "A new event, in everybody's calendar from now on. INVALID with fields.",
    args: { input: t.arg({ type: CreateEventInput }) },
    resolve: (_root, { input: { event, idempotencyKey } }, context) =>
      createEvent(context, event, idempotencyKey),
  }),
  changeEvent: t.field({
    access: "admin",
    type: payload("ChangeEventPayload"),
    description:
      "Another text, place or time. INVALID with fields; CONFLICT when it was changed since, with who, or cancelled; NOT_FOUND.",
    args: { input: t.arg({ type: ChangeEventInput }) },
    resolve: (_root, { input: { id, version, event } }, context) =>
      changeEvent(context, { id: numberIn(id, "Event"), version }, event),
  }),
  cancelEvent: t.field({
    access: "admin",
    type: payload("CancelEventPayload"),
    description:
      "It does not take place, and stays in the calendar with the reason. INVALID with fields; CONFLICT; NOT_FOUND.",
    args: { input: t.arg({ type: CancelEventInput }) },
    resolve: (_root, { input: { id, version, reason } }, context) =>
      cancelEvent(context, { id: numberIn(id, "Event"), version }, { reason }),
  }),
}));

builder.subscriptionField("eventChanged", (t) =>
  t.field({
    access: "admin",
    type: EventRef,
    nullable: true,
    description: "Each event that is new or changed.",
    subscribe: (_root, _args, context) => watchEvents(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
