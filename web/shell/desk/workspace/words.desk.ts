import { dictionary } from "../../../core/i18n/i18n.tsx";

/** A key and what it does. */
export type KeyWords = readonly (readonly [key: string, what: string])[];

export const en = {
  shortcuts: "Shortcuts",
  notNow: "That shortcut isn't available right now.",
  title: "Keyboard shortcuts",
  lead: "Shortcuts work on this page when you're not typing.",
  on: "Use single-key shortcuts on this device",
  back: "Back to list",
  close: "Close details",
  missing: "This is no longer available, or the link is wrong.",
  rowKeys: [
    ["J", "Next row"],
    ["K", "Previous row"],
    ["Enter", "Open the row"],
    ["Esc", "Close the row"],
  ] satisfies KeyWords,
  views: "Views",
  more: (count: number) => `${count}+`,
  search: ["/", "Search"] as const,
  leave: ["Esc", "Leave a field. Its text stays"] as const,
  send: ["Ctrl+Enter", "Send what you wrote"] as const,
  help: ["?", "Show these shortcuts"] as const,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
