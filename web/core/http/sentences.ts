import { sentences } from "../../../shared/core/i18n/phrases.ts";

export const en = {
  unreachable: "The server could not be reached. Please check your connection and try again.",
  closed: "The live connection was closed",
};

export const says = sentences("http", en);
