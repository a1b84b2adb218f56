import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { KeyWords } from "../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { EventColor } from "../../../shared/community/events/rules.ts";
import type { EventView } from "../../../shared/community/events/views.ts";
import { en as waiting } from "./words.waiting.en.ts";

const views: Record<EventView, string> = {
  coming: "Upcoming",
  past: "Past",
  cancelled: "Canceled",
  all: "All",
};
const colors: Record<EventColor, string> = { primary: "Blue", secondary: "Green", accent: "Orange" };

export const en = {
  title: waiting.title,
  lead: "Events in the public calendar. Changes are public immediately.",
  actions: "calendar, workshops, cancel",
  search: "Search events",
  searchPlaceholder: "Title, place or host",
  filter: "Show",
  views,
  colors,
  empty: { found: "No events match your search and filter.", yet: "No upcoming events." },
  columns: {
    event: "Event",
    when: "Local time",
    where: "Location",
    going: "RSVPs",
    actions: "Actions",
  },
  detail: "Event details",
  keys: [
    ["E", "Edit the event"],
    ["C", "Cancel the event, with a reason"],
  ] satisfies KeyWords,
  languages: { es: "Spanish", fr: "French" } as Record<"es" | "fr", string>,
  missing: (language: string) => `No ${language}`,
  over: "Past",
  cancelled: "Canceled",
  changedBy: (name: string) => `Last changed by ${name}`,
  add: "Add event",
  edit: "Edit",
  editOf: (title: string) => `Edit ${title}`,
  cancelOf: (title: string) => `Cancel event ${title}`,
  editTitle: (title: string) => `Edit: ${title}`,
  english: "English",
  optional: "Optional. If blank, readers see the English text, labeled as English.",
  fields: { title: "Title", description: "Description" },
  day: "Day",
  from: "From",
  to: "To",
  toHint: "If it is before the start, the event ends the next day.",
  timeZone: "Time zone",
  location: "Location",
  host: "Host",
  color: "Card color",
  keep: "Back",
  save: "Save",
  saving: "Saving...",
  added: "Event added",
  saved: "Event saved",
  cancelEvent: "Cancel event",
  keepEvent: "Keep event",
  cancelTitle: (title: string) => `Cancel: ${title}`,
  cancelText: (count: number) =>
    count === 0
      ? "It stays in the calendar as canceled. No one has RSVP'd yet."
      : `It stays in the calendar as canceled. ${pluralEn(count, "1 person has", `${count} people have`)} RSVP'd. This can't be undone.`,
  cancelReason: "Reason",
  cancelReasonHint: "Shown to everyone. At most 300 characters.",
  cancelling: "Canceling...",
  cancelDone: "Event canceled",
};

/** The administrators' side of the calendar; the public words are in words.ts. */
export const words = dictionary(en);
