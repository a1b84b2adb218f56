import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  gone: "This event is no longer on the calendar.",
  monthWrong: "Choose a month such as 2023-07.",
  chooseMonth: "Choose a month",
  deviceKeyWrong: "The device key is not valid.",
  notDeviceKey: "Not a valid device key",
  cancelledAlready: "This event was canceled.",
  overAlready: "This event is already over.",
  changedMeanwhile: ({ name }: { name: string }) => `${name} changed this event. Please review it again.`,
  titleNeeded: "Please enter a title",
  titleTooLong: "Please keep the title to 120 characters",
  descriptionNeeded: "Please enter a description",
  descriptionTooLong: "Please keep the description to 1000 characters",
  bothOrNeither: "Enter both the title and the description, or neither",
  dayNeeded: "Please choose a day",
  timeNeeded: "Please enter a time such as 18:00",
  noSuchTime: "This time does not exist there on that day because the clocks change",
  endBeforeStart: "The end must be after the start",
  startsInPast: "The new date and time must be in the future",
  timeZoneNeeded: "Choose a time zone",
  locationNeeded: "Please enter where it is",
  locationTooLong: "Please keep the location to 200 characters",
  hostNeeded: "Please enter the host",
  hostTooLong: "Please keep the host to 120 characters",
  colorNeeded: "Choose a color",
  reasonNeeded: "Please enter a reason. Everyone can read it",
  reasonTooLong: "Please keep the reason to 300 characters",
};

export const says = sentences("events", en);
