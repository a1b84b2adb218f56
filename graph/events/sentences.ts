import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  gone: "This event is not in the calendar any more.",
  tooManyFromHere: "Many people from here are coming to this event already.",
  monthWrong: "Choose a month such as 2023-07.",
  chooseMonth: "Choose a month",
  deviceKeyWrong: "The device's key is not one.",
  notDeviceKey: "Not a device's key",
  cancelledAlready: "This event was cancelled.",
  overAlready: "This event is over already.",
  changedMeanwhile: ({ name }: { name: string }) =>
    `${name} has changed this event meanwhile. Look at it again.`,
  titleNeeded: "Please enter a title",
  titleTooLong: "A title has at most 120 characters",
  descriptionNeeded: "Please enter a description",
  descriptionTooLong: "A description has at most 1000 characters",
  bothOrNeither: "Write both the title and the description, or neither",
  dayNeeded: "Please choose a day",
  timeNeeded: "Please enter a time such as 18:00",
  noSuchTime: "The clock there does not show this time on that day",
  endBeforeStart: "The end must be after the start",
  startsInPast: "A new day and hour must be to come",
  timeZoneNeeded: "Choose a time zone",
  locationNeeded: "Please say where it is",
  locationTooLong: "A place has at most 200 characters",
  hostNeeded: "Please say who holds it",
  hostTooLong: "A host has at most 120 characters",
  colorNeeded: "Choose a color",
  reasonNeeded: "Please say why; everybody reads it",
  reasonTooLong: "A reason has at most 300 characters",
};

export const says = sentences("events", en);
