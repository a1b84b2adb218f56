import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { Distance } from "../../../shared/intake/needs/rules.ts";

const distances: Record<Distance, string> = { local: "local", regional: "regional", long: "long distance" };

export const en = {
  title: "What is needed",

  status: {
    empty: "This fills in as you type.",
    read: "We filled these in from your text. Check them.",
    readWithCase: "We filled these in from your text and case. Check them.",
    own: "Confirmed by you",
    open: "Choose how far the ride goes.",
    none: "Nothing is chosen.",
    confirm: "These are right",
    again: "Fill in again",
  },
  stepper: {
    less: (label: string) => `One less: ${label}`,
    more: (label: string) => `One more: ${label}`,
  },
  meals: "Meals (people)",
  nights: "Room (nights)",
  people: "Room (people)",
  ride: "A ride",
  rides: {
    none: "Not needed",
    local: "Local: within town",
    regional: "Regional: up to 60 miles",
    long: "Long: farther than that",
  },
  howFar: "How far?",
  to: "Where to",
  other: "Something else",
  otherHint: "For help without a fixed price. The directory or a person can help with it.",

  sum: {
    label: "What the fund pays",
    food: (people: number, each: string) =>
      pluralEn(people, `Food for 1 person at ${each}`, `Food for ${people} people at ${each}`),
    foodCapped: (paid: number, people: number, each: string) =>
      `Food for ${paid} of the ${people} people at ${each}`,
    noFood: (each: string, most: number) => `No food requested (${each} per person, up to ${most} people)`,
    room: (nights: number, each: string) =>
      pluralEn(nights, `A room for 1 night at ${each}`, `A room for ${nights} nights at ${each}`),
    roomCapped: (paid: number, nights: number, each: string) =>
      `A room for ${paid} of the ${nights} nights at ${each}`,
    noRoom: (each: string, most: number) => `No room requested (${each} per night, up to ${most} nights)`,
    ride: (distance: Distance) => `A ride, ${distances[distance]}`,
    rideUnknown: "A ride, distance not chosen yet",
    upTo: (amount: string) => `up to ${amount}`,
    rideOpen: "A ride: choose the distance to see its price",
    noRide: (most: string) => `No ride requested (up to ${most})`,
    total: "Total",
    totalCapped: "Total, the limit for one request",
    unpriced: "Total: a person decides the amount",
  },

  facts: {
    /** To the person who asked. */
    own: { confirmed: (date: string) => `Confirmed by you, ${date}` },
    meals: (people: number) => pluralEn(people, "Meals for 1 person", `Meals for ${people} people`),
    room: (nights: number, people: number) =>
      `A room for ${pluralEn(nights, "1 night", `${nights} nights`)}, ${pluralEn(people, "1 person", `${people} people`)}`,
    ride: (distance: Distance | null, to: string | null) =>
      `A ride${distance ? `, ${distances[distance]}` : ", distance not given"}${to ? `, to ${to}` : ""}`,
    nothing: "Nothing with a fixed price",
    confirmedBy: (name: string, date: string) => `Confirmed by ${name}, ${date}`,
    confirmed: (date: string) => `Confirmed by the person who asked for help, ${date}`,
    read: "Taken from the text, not confirmed",
    readText:
      "Please check it. Until someone confirms it, one officer's approval is not enough to allocate funds.",
    readForCitizen: "No one has confirmed this yet. The person who decides will check it.",
    confirm: "Confirm",
    change: "Change",
    save: "Save changes",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "Needs confirmed",
    savedText: (amount: string) => `The recommendation is now ${amount}.`,
    changed: "Someone else changed this. It now says:",
    failed: "Could not confirm this",
    failedText: "Please try again.",
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
