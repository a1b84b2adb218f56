import { pluralEn } from "../../shared/core/i18n/plural.ts";
import { dictionary } from "../core/i18n/i18n.tsx";

export const en = {
  loading: "Loading...",
  close: "Close",
  cancel: "Cancel",
  showPassword: "Show password",
  hidePassword: "Hide password",
  show: "Show",
  hide: "Hide",
  choose: "Choose...",
  needed: (label: string) => `${label} is required`,
  problems: (count: number) => pluralEn(count, "Please check 1 field", `Please check ${count} fields`),
  sendFailed: "This could not be sent",
  reason: "Reason",
  reasonRequired: "Please give a reason",
  notifications: "Notifications",
  dropFiles: "Drop files here, or",
  browse: "Browse files",
  /** The name of the place for files, before its label. */
  dropOrPaste: "Drop or paste files:",
  breadcrumbs: "Breadcrumbs",
  outOf: (value: number, most: number) => `${value} out of ${most}`,
  needsScript:
    "This page needs JavaScript. In a life-threatening emergency, call 911. In a crisis, call 988. For help near you, call 2-1-1.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
