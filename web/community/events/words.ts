import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import { list } from "../../../shared/community/events/list.en.ts";

export const en = {
  ...list,
  title: "Events & Engagement",
  lead: "Workshops, town halls, and fairs. All are free and open to everyone. RSVPs are anonymous: only this device remembers yours, and we only show how many people are going.",
  loading: "Loading the events...",
  failed: "The events could not be loaded. Please try again.",
  view: "View",
  views: { list: "List", calendar: "Calendar" },
  month: "Month",
  thisMonth: "This month",
  found: (count: number) => pluralEn(count, "1 event", `${count} events`),
  missing: {
    title: "This month is not on this device",
    text: "You're offline, and this month's events were not loaded. Use the arrows to go back to a month you already viewed.",
    kept: "You're offline. This is the last version we loaded.",
    works: "What works offline",
    retry: "Retry",
  },
  dayEvents: (day: string, count: number) => `${day}, ${pluralEn(count, "1 event", `${count} events`)}`,
  allOfMonth: "Show the whole month",
  going: (count: number) => pluralEn(count, "1 person is going", `${count} people are going`),
  noneGoing: "Be the first to RSVP",
  replies: (count: number) => pluralEn(count, "1 RSVP", `${count} RSVPs`),
  youGo: "You're going",
  rsvp: "RSVP",
  cancel: "Cancel RSVP",
  saving: "Saving...",
  rsvpDone: "RSVP saved",
  cancelled: "RSVP canceled",
  rsvpFailed: "Could not save your RSVP",
  tryAgain: "Please try again.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
