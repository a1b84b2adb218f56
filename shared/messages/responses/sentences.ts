import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "This response was not found.",
  alreadyRead: "This response is already marked as read.",
  kindMissing: "Please choose what you want to tell us",
  contentMissing: "Please write something",
  contentTooLong: "Please use at most 2000 characters",
  tooMany: "You have written to us several times today. Please try again tomorrow. In danger, call 911.",
};

export const says = sentences("responses", en);
