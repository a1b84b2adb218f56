import { dangersIn } from "#shared/danger/rules";
import { callsFor, type CallLine } from "#shared/danger/calls";
import { maxHistoryTurns, maxMessageCharacters } from "#shared/support/rules";

export interface Entry {
  id: number;
  role: "user" | "assistant";
  content: string;
  /** ISO, when it began. */
  at: string;
  /** How an answer ended that did not come to its end. */
  ended?: "stopped" | "failed";
  /**
   * Whom to call in the danger that the message speaks of; known at once, whatever the network
   * does.
   */
  calls?: readonly CallLine[];
  /** Said by the app itself, and no answer to a question. */
  isNote?: true;
}

export interface Conversation {
  entries: readonly Entry[];
  /** An answer is on its way: nothing else is sent. */
  isPending: boolean;
}

export const noConversation: Conversation = { entries: [], isPending: false };

type Step =
  | { kind: "ask"; text: string; at: string }
  /** The last question once more: what was answered to it is dropped. */
  | { kind: "ask-again" }
  /** Place 0 begins the answer, or begins it anew. */
  | { kind: "part"; place: number; text: string; at: string }
  | { kind: "end"; ended?: "stopped" | "failed"; text?: string; at: string }
  | { kind: "note"; text: string; at: string }
  | { kind: "erase" };

/** What a conversation becomes by each thing that can happen to it. */
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

/**
 * What goes to the server with the next question, so that it knows what was said: it keeps nothing
 * itself.
 */
export const historyOf = (entries: readonly Entry[]) =>
  entries
    .filter(({ ended, content }) => ended !== "failed" && content)
    .slice(-maxHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxMessageCharacters) }));

/** Where the answer to the last question stands; -1 while there is none. */
export function answerPlace(entries: readonly Entry[]): number {
  const last = entries.findLastIndex(({ isNote }) => !isNote);
  return entries[last]?.role === "assistant" ? last : -1;
}

function asked({ text, at }: { text: string; at: string }): Omit<Entry, "id"> {
  const calls = callsFor(dangersIn(text));
  return { role: "user", content: text, at, ...(calls.length > 0 && { calls }) };
}

/** Whom to call in the dangers that were written of, the latest first. */
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

/**
 * An answer that ended before its first word still shows that it did, and can be asked for again.
 */
function markEnd(entries: readonly Entry[], ended: "stopped" | "failed", at: string): readonly Entry[] {
  const answer = answerPlace(entries);
  if (answer < 0) return add(entries, { role: "assistant", content: "", at, ended });
  return entries.map((entry, place) => (place === answer ? { ...entry, ended } : entry));
}
