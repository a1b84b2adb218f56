import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  peopleWrong: "People must be a whole number from 1 to 99",
  nightsWrong: "Nights must be a whole number from 1 to 99",
  mealsIncomplete: "Enter how many people",
  roomIncomplete: "Enter how many nights and people",
  distanceMissing: "Choose how far the ride goes: local, regional, or long",
  rideIncomplete: "Choose how far the ride goes",
  nothingStated: "Choose what is needed: meals, a room, a ride, or something else",
  changedMeanwhile: "This request has changed. Check what is needed now and confirm again.",
  closed: ({ status }: { status: string }) =>
    `This request is already ${status}. What is needed can no longer be changed.`,
};

export const says = sentences("needs", en);
