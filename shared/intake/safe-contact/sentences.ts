import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  wayWrong: "Choose one of the ways in the list",
  hourWrong: "Enter a time, such as 09:30",
  hoursHalf: "Enter both hours, or leave both empty",
  hoursSame: "The two hours must differ",
  timeZoneWrong: "Choose one of the time zones in the list",
  changed: "Someone else has changed how this person may be reached. Check it and save again.",
  stopWayWrong: "Choose how the person asked",
  noPhoneToStop: "There is no phone number to stop texts to.",
  phoneNeeded: "There is no phone number. Enter one, or choose another way.",
  emailNeeded: "There is no email address. Enter one, or choose another way.",
};

export const says = sentences("safe-contact", en);
