import type { Distance } from "#shared/needs/rules";

const distances: Record<Distance, string> = { local: "local", regional: "regional", long: "long way" };

export const en = {
  title: "What is needed",

  status: {
    empty: "It fills itself from your text.",
    read: "Read from your text",
    readWithCase: "Read from your text and case",
    own: "Confirmed by you",
    confirm: "Confirm",
    again: "Read again",
  },
  stepper: {
    less: (label: string) => `One less: ${label}`,
    more: (label: string) => `One more: ${label}`,
  },
  meals: "Meals: people",
  nights: "Room: nights",
  people: "Room: people",
  ride: "A ride",
  rides: {
    none: "No ride",
    local: "Local: within town",
    regional: "Regional: up to 60 miles",
    long: "Long: farther than that",
  },
  howFar: "How far?",
  to: "Where to",
  other: "Something else",
  otherHint: "What has no fixed price: the directory and people help with it.",

  sum: {
    label: "What the fund pays",
    food: (people: number, each: string, amount: string) =>
      people === 1
        ? `Food for 1 person at ${each}: ${amount}`
        : `Food for ${people} people at ${each}: ${amount}`,
    foodCapped: (paid: number, people: number, each: string, amount: string) =>
      `Food for ${paid} of the ${people} people at ${each}: ${amount}`,
    noFood: (each: string, most: number) => `No food asked for (${each} a person, up to ${most} people)`,
    room: (nights: number, each: string, amount: string) =>
      nights === 1
        ? `A room for 1 night at ${each}: ${amount}`
        : `A room for ${nights} nights at ${each}: ${amount}`,
    roomCapped: (paid: number, nights: number, each: string, amount: string) =>
      `A room for ${paid} of the ${nights} nights at ${each}: ${amount}`,
    noRoom: (each: string, most: number) => `No room asked for (${each} a night, up to ${most} nights)`,
    ride: (distance: Distance, amount: string) => `A ride, ${distances[distance]}: ${amount}`,
    rideUnknown: (amount: string) => `A ride, way not said: ${amount}`,
    noRide: (most: string) => `No ride asked for (up to ${most})`,
    total: (amount: string) => `Together: ${amount}`,
    totalCapped: (amount: string) => `Together: ${amount}, the most for one request`,
    unpriced: "Together: people decide the amount",
  },

  facts: {
    meals: (people: number) => (people === 1 ? "Meals for 1 person" : `Meals for ${people} people`),
    room: (nights: number, people: number) =>
      `A room for ${nights === 1 ? "1 night" : `${nights} nights`}, ${people === 1 ? "1 person" : `${people} people`}`,
    ride: (distance: Distance | null, to: string | null) =>
      `A ride${distance ? `, ${distances[distance]}` : ", way not said"}${to ? `, to ${to}` : ""}`,
    nothing: "Nothing that has a fixed price",
    confirmedBy: (name: string, date: string) => `Confirmed by ${name}, ${date}`,
    confirmed: (date: string) => `Confirmed by the person who asked, ${date}`,
    read: "Read from the text, not confirmed",
    readText:
      "Please check it. Until somebody has confirmed it, one officer's approval is not enough for the money.",
    readForCitizen: "Nobody has confirmed it yet. Whoever decides will check it.",
    confirm: "Confirm",
    change: "Change",
    save: "Save what is needed",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "What is needed is confirmed",
    savedText: (amount: string) => `The recommendation is now ${amount}.`,
    changed: "Somebody has changed this meanwhile. Now it says:",
    failed: "This could not be confirmed",
    failedText: "Please try again.",
  },
};
