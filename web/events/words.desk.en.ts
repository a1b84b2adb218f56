import type { EventColor } from "#shared/events/rules";
import type { EventView } from "#shared/events/desk";
import { en as waiting } from "./words.waiting.en.ts";

const views: Record<EventView, string> = {
  coming: "Coming",
  past: "Past",
  cancelled: "Cancelled",
  all: "All",
};
const colors: Record<EventColor, string> = { primary: "Blue", secondary: "Green", accent: "Orange" };

export const en = {
  title: waiting.title,
  lead: "What stands in everybody's calendar. A change is seen there at once; a cancelled event stays, with the reason. Who comes is a number: nobody gives a name.",
  actions: "calendar, workshops, cancel",
  search: "Search events",
  searchPlaceholder: "Title, place or host",
  filter: "Show",
  views,
  colors,
  empty: { found: "No events match the search and the filter.", yet: "No events are to come." },
  columns: {
    event: "Event",
    when: "When, at the place",
    where: "Where",
    going: "Coming",
    actions: "Actions",
  },
  languages: { es: "Spanish", fr: "French" } as Record<"es" | "fr", string>,
  missing: (language: string) => `No ${language}`,
  over: "Past",
  cancelled: "Cancelled",
  changedBy: (name: string) => `Last changed by ${name}`,
  add: "Add an event",
  edit: "Edit",
  editOf: (title: string) => `Edit ${title}`,
  cancel: "Cancel",
  cancelOf: (title: string) => `Cancel ${title}`,
  editTitle: (title: string) => `Edit: ${title}`,
  english: "English",
  optional: "Optional. Without it readers get the English, marked as such.",
  fields: { title: "Title", description: "Description" },
  day: "Day",
  from: "From",
  to: "To",
  timeZone: "Clock of the place",
  location: "Where",
  host: "Host",
  color: "Color of its card",
  keep: "Back",
  save: "Save",
  saving: "Saving...",
  added: "Event added",
  saved: "Event saved",
  cancelEvent: "Cancel the event",
  cancelTitle: (title: string) => `Cancel: ${title}`,
  cancelText: (count: number) =>
    count === 0
      ? "It stays in the calendar as cancelled. Nobody has said yet that they come."
      : `It stays in the calendar as cancelled, for ${count === 1 ? "the 1 person" : `the ${count} people`} who said that they come. This cannot be taken back.`,
  cancelReason: "Why?",
  cancelReasonHint: "Everybody reads it; at most 300 characters.",
  cancelling: "Cancelling...",
  cancelDone: "Event cancelled",
};
