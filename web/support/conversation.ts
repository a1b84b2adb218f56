import { maxHistoryTurns, maxMessageCharacters } from "#rules/support";

export interface Entry {
  id: number;
  role: "user" | "assistant";
  content: string;
  /** ISO, when it began. */
  at: string;
  /** How an answer ended that did not come to its end. */
  ended?: "stopped" | "failed";
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
      return isPending ? now : { entries: add(entries, "user", step.text, step.at), isPending: true };
    case "ask-again": {
      const last = entries.findLastIndex(({ role }) => role === "user");
      return isPending || last < 0 ? now : { entries: entries.slice(0, last + 1), isPending: true };
    }
    case "part":
      return isPending ? { entries: withPart(entries, step), isPending } : now;
    case "end": {
      if (!isPending) return now;
      const said =
        step.text === undefined ? entries : withPart(entries, { place: 0, text: step.text, at: step.at });
      return { entries: step.ended ? markLast(said, step.ended) : said, isPending: false };
    }
    case "note":
      return { entries: add(entries, "assistant", step.text, step.at), isPending };
    case "erase":
      return noConversation;
  }
}

/** What goes to the server with the next question, so that it knows what was said: it keeps nothing itself. */
export const historyOf = (entries: readonly Entry[]) =>
  entries
    .filter(({ ended, content }) => ended !== "failed" && content)
    .slice(-maxHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxMessageCharacters) }));

const add = (entries: readonly Entry[], role: Entry["role"], content: string, at: string): Entry[] => [
  ...entries,
  { id: (entries.at(-1)?.id ?? 0) + 1, role, content, at },
];

function withPart(
  entries: readonly Entry[],
  { place, text, at }: { place: number; text: string; at: string },
): readonly Entry[] {
  const last = entries.at(-1);
  if (last?.role !== "assistant") return text ? add(entries, "assistant", text, at) : entries;
  return [...entries.slice(0, -1), { ...last, content: place === 0 ? text : last.content + text }];
}

function markLast(entries: readonly Entry[], ended: "stopped" | "failed"): readonly Entry[] {
  const last = entries.at(-1);
  return last?.role === "assistant" ? [...entries.slice(0, -1), { ...last, ended }] : entries;
}
