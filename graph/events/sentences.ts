import { sentences } from "../core/i18n/rules.ts";

export const en = {
  gone: "This event is not in the calendar any more.",
  tooManyFromHere: "Many people from here are coming to this event already.",
  monthWrong: "Choose a month such as 2023-07.",
  chooseMonth: "Choose a month",
  deviceKeyWrong: "The device's key is not one.",
  notDeviceKey: "Not a device's key",
};

export const says = sentences("events", en);
