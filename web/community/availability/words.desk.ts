import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Full tonight",
  none: "This shelter has no link yet. With a link, its staff can say that it is full for the night, without an account. The directory then shows it until 8 a.m. there.",
  made: (by: string, when: string) => `Link made by ${by} on ${when}`,
  expires: (when: string) => `Works until ${when}`,
  used: (when: string) => `Last used ${when}`,
  unused: "Not used yet",
  saysRoom: "The directory does not say that it is full.",
  make: "Make a link",
  making: "Making...",
  replace: "Replace link",
  replaceTitle: (name: string) => `Replace the link of ${name}?`,
  replaceText: "The link that the shelter has stops working at once. You get a new one to send.",
  revoke: "Stop link",
  revoking: "Stopping...",
  revokeTitle: (name: string) => `Stop the link of ${name}?`,
  revokeText:
    "It stops working at once. If the directory says that the shelter is full, it no longer does. You can make a new link later.",
  revoked: "Link stopped",
  sheetTitle: (name: string) => `Link for ${name}`,
  sheetText:
    "Send it to the shelter's staff. Anyone who has it can say that the shelter is full. It works for a year and is shown only once.",
  failed: "Could not make the link",
};

/** The administrators' side of a shelter's link. */
export const words = dictionary(en);
