import type { Entry } from "./conversation.ts";

interface Names {
  title: string;
  user: string;
  assistant: string;
}

/** The conversation as plain text, to save or show. */
export const transcriptOf = (
  entries: readonly Entry[],
  names: Names,
  dateTime: (iso: string) => string,
): string =>
  `${[
    names.title,
    ...entries
      .filter(({ content }) => content)
      .map(({ role, content, at }) => `[${dateTime(at)}] ${names[role]}:\n${content}`),
  ].join("\n\n")}\n`;
