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

/** Offers a text as a download; it never leaves the device. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
