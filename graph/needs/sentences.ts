import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  peopleWrong: "People must be a whole number from 1 to 99",
  nightsWrong: "Nights must be a whole number from 1 to 99",
  mealsIncomplete: "Say for how many people",
  roomIncomplete: "Say for how many nights and people",
  distanceMissing: "Choose how far the ride goes: local, regional or long",
  rideIncomplete: "Say how far the ride goes",
  nothingStated: "Say what is needed: meals, room, ride or other",
  changedMeanwhile: "This request has changed meanwhile. Look at what is needed now, and confirm again.",
  closed: ({ status }: { status: string }) =>
    `This request is already ${status}; what is needed can no longer be changed.`,
};

export const says = sentences("needs", en);
