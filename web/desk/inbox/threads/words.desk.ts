import type { KeyWords } from "../../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  list: "Conversations",
  detail: "Conversation",
  views: {
    needs_answer: "Needs answer",
    urgent: "Urgent",
    failed: "Failed",
    mine: "Mine",
    all: "All",
  },
  empty: {
    needs_answer: "Every message has been answered or read.",
    urgent: "No urgent messages.",
    failed: "No message failed.",
    mine: "No messages about your cases. Assign a case to yourself to see its messages here.",
    all: "No messages match your search and filters.",
  },
  urgent: "Urgent",
  /** A callback without words of the caller. */
  askedForCall: "Asked for a call",
  waiting: (count: number) => `${count} unread`,
  none: "No conversation is open",
  noneText: "Choose one in the list, or press J and Enter.",
  close: "Close conversation",
  missing: "This conversation could not be opened.",
  messages: "Messages",
  noCase: "Without a case",
  openCase: "Open case",
  openCallback: "Open callback",
  reply: "Reply",
  markRead: "Mark Read",
  facts: "Case facts",
  replyTo: (name: string) => `Reply to ${name}`,
  noReply: "You can't reply to this conversation. Use Compose Message to write to someone.",
  writes: (name: string) => `${name} is writing a reply`,
  writesText: "Your draft is saved. If you write too, the person may get two answers.",
  writeAnyway: "Write anyway",
  keys: [
    ["J", "Next conversation"],
    ["K", "Previous conversation"],
    ["Enter", "Open the conversation"],
    ["Esc", "Close the conversation"],
    ["R", "Reply"],
    ["M", "Mark as read"],
    ["C", "Open the case"],
    ["X", "Select the conversation"],
  ] satisfies KeyWords,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
