import { dangersIn } from "../../../shared/community/danger/rules.ts";
import { callsFor, type CallLine } from "../../../shared/community/danger/calls.ts";
import { maxHistoryTurns, maxMessageCharacters } from "../../../shared/community/support/rules.ts";

export interface Entry {
  id: number;
  role: "user" | "assistant";
  content: string;
  /** ISO, when it began. */
  at: string;
  /** How an incomplete answer ended. */
  ended?: "stopped" | "failed";
  /** The numbers for a danger in the message; known at once, without the network. */
  calls?: readonly CallLine[];
  /** A message of the app itself, not an answer. */
  isNote?: true;
}

export interface Conversation {
  entries: readonly Entry[];
  /** An answer is being received: nothing else is sent. */
  isPending: boolean;
}

export const noConversation: Conversation = { entries: [], isPending: false };

type Step =
  | { kind: "ask"; text: string; at: string }
  /** Repeats the last question: its answer is dropped. */
  | { kind: "ask-again" }
  /** Index 0 starts or restarts the answer. */
  | { kind: "part"; place: number; text: string; at: string }
  | { kind: "end"; ended?: "stopped" | "failed"; text?: string; at: string }
  | { kind: "note"; text: string; at: string }
  | { kind: "erase" };

/** The conversation's reducer. */
export function nextConversation(now: Conversation, step: Step): Conversation {
  const { entries, isPending } = now;
  switch (step.kind) {
    case "ask":
      return isPending ? now : { entries: add(entries, asked(step)), isPending: true };
    case "ask-again": {
      const last = entries.findLastIndex(({ role }) => role === "user");
      if (isPending || last < 0) return now;
      return { entries: entries.filter(({ isNote }, place) => place <= last || isNote), isPending: true };
    }
    case "part":
      return isPending ? { entries: withPart(entries, step), isPending } : now;
    case "end": {
      if (!isPending) return now;
      const said =
        step.text === undefined ? entries : withPart(entries, { place: 0, text: step.text, at: step.at });
      return { entries: step.ended ? markEnd(said, step.ended, step.at) : said, isPending: false };
    }
    case "note":
      return {
        entries: add(entries, { role: "assistant", content: step.text, at: step.at, isNote: true }),
        isPending,
      };
    case "erase":
      return noConversation;
  }
}

/** The history for the server with the next question, since it stores nothing itself. */
export const historyOf = (entries: readonly Entry[]) =>
  entries
    .filter(({ ended, content }) => ended !== "failed" && content)
    .slice(-maxHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxMessageCharacters) }));

/** The index of the answer to the last question; -1 if there is none. */
export function answerPlace(entries: readonly Entry[]): number {
  const last = entries.findLastIndex(({ isNote }) => !isNote);
  return entries[last]?.role === "assistant" ? last : -1;
}

function asked({ text, at }: { text: string; at: string }): Omit<Entry, "id"> {
  const calls = callsFor(dangersIn(text));
  return { role: "user", content: text, at, ...(calls.length > 0 && { calls }) };
}

/** The numbers for the dangers in the messages, latest first. */
export const callsIn = (entries: readonly Entry[]): CallLine[] => [
  ...new Set([...entries].reverse().flatMap(({ calls = [] }) => calls)),
];

const add = (entries: readonly Entry[], entry: Omit<Entry, "id">): Entry[] => [
  ...entries,
  { id: (entries.at(-1)?.id ?? 0) + 1, ...entry },
];

function withPart(
  entries: readonly Entry[],
  { place, text, at }: { place: number; text: string; at: string },
): readonly Entry[] {
  const answer = answerPlace(entries);
  if (answer < 0) return text ? add(entries, { role: "assistant", content: text, at }) : entries;
  return entries.map((entry, at) =>
    at === answer ? { ...entry, content: place === 0 ? text : entry.content + text } : entry,
  );
}

/** An answer that ended before its first word shows that, and can be repeated. */
function markEnd(entries: readonly Entry[], ended: "stopped" | "failed", at: string): readonly Entry[] {
  const answer = answerPlace(entries);
  if (answer < 0) return add(entries, { role: "assistant", content: "", at, ended });
  return entries.map((entry, place) => (place === answer ? { ...entry, ended } : entry));
}
