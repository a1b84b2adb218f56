import type { KeyWords } from "../../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  detail: "Message details",
  facts: { party: "Recipient type", channel: "Channel", case: "Case" },
  keys: [
    ["R", "Send the message again"],
    ["H", "Mark the message as handled"],
    ["X", "Select the row"],
  ] satisfies KeyWords,
};

/** The detail of a message. The list's words are in web/desk/inbox. */
export const words = dictionary(en);
