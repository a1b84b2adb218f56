import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  CancelEventInput: {
    self: "Values for canceling an event.",
    reason: "Public reason. At most 300 characters.",
  },
  CancelRsvpInput: {
    self: "Values for withdrawing an RSVP.",
    device: "The device's random key of 20 to 64 characters. The server keeps only a keyed hash.",
  },
  ChangeEventInput: {
    self: "Values for changing an event.",
    event: "New values of the event.",
  },
  CreateEventInput: {
    self: "Values for a new event.",
    event: "Values of the event.",
  },
  Event: {
    self: "A public event: a clinic, a workshop, or a talk with the police.",
    cancelReason: "Why it was canceled, in English. Null if it was not.",
    changedBy:
      "User name of the administrator who last changed it. Null unless the caller is an administrator.",
    color: "Color of the event's card.",
    day: "Day of the event at its place.",
    description: "Description in English.",
    endsAt: "End of the event.",
    goingCount: "Number of devices with an RSVP.",
    host: "Name of the host.",
    isCancelled: "True if the event is canceled.",
    isGoing: "True if the device in `device` has an RSVP.",
    isOver: "True if the event has ended.",
    location: "Place of the event, as text.",
    number: "Row number. The calendar file is at `/events/{number}.ics`.",
    startsAt: "Start of the event.",
    timeZone: "IANA time zone of the place, such as `America/Chicago`.",
    title: "Title in English.",
    translations: "Spanish and French texts, as far as they exist.",
  },
  EventColor: {
    self: "Color of an event's card.",
    accent: "Accent color.",
    primary: "Primary color.",
    secondary: "Secondary color.",
  },
  EventFilter: {
    self: "Limits the events. Omitted fields do not limit them.",
    search: "Part of the title, place or host. At most 100 characters.",
    view: "Which events to list. The default is `coming`.",
  },
  EventFormInput: {
    self: "Values of an event. English is required. Another language needs both of its fields.",
    color: "Color of the event's card.",
    day: "Day at the place, as YYYY-MM-DD.",
    description: "Description in English. At most 1000 characters.",
    descriptionEs: "Description in Spanish.",
    descriptionFr: "Description in French.",
    from: "Local start time, such as `18:00`.",
    host: "Name of the host.",
    location: "Place of the event, as text.",
    timeZone: "IANA time zone of the place, such as `America/Chicago`.",
    title: "Title in English. At most 120 characters.",
    titleEs: "Title in Spanish.",
    titleFr: "Title in French.",
    to: "Local end time on the same day, after `from`.",
  },
  EventConnection: {
    self: "One page of events.",
  },
  EventTranslation: {
    self: "An event's text in Spanish or French.",
    description: "Description in this language.",
    language: "`es` or `fr`.",
    title: "Title in this language.",
  },
  EventView: {
    self: "Which events to list.",
    all: "Every event.",
    cancelled: "Canceled events.",
    coming: "Events that have not ended and are not canceled.",
    past: "Events that have ended.",
  },
  RsvpEventInput: {
    self: "Values for an RSVP.",
    device: "The device's random key of 20 to 64 characters. The server keeps only a keyed hash.",
  },
  Query: {
    allEvents:
      "Events for administrators: coming ones earliest first, all others latest first. INVALID with `fields`.",
    "allEvents(filter)": "Limits the events.",
    events: "Events of one month, earliest first.",
    "events(device)":
      "The device's random key of 20 to 64 characters, for `isGoing`. The server keeps only a keyed hash.",
    "events(month)": "Month as YYYY-MM, such as `2023-07`.",
  },
  Mutation: {
    cancelEvent:
      "Cancels an event. It stays in the calendar with the reason. INVALID with `fields`. CONFLICT if it changed since or is already canceled. NOT_FOUND.",
    cancelRsvp: "Withdraws the device's RSVP.",
    changeEvent:
      "Changes an event. INVALID with `fields`. CONFLICT, with the name, if it changed since or is canceled. NOT_FOUND.",
    createEvent: "Adds an event to the public calendar. INVALID with `fields`.",
    rsvpEvent:
      "Records that one more person comes, without a name. A repeat from the same device counts once.",
  },
  Subscription: {
    eventChanged: "Each new or changed event.",
  },
});
