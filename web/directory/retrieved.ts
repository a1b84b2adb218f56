const day = /\d{4}-\d{2}-\d{2}$/;

/** When an entry was last held against its source; the data may also only know when the source appeared, or nothing. */
export function readRetrieved(text: string): { kind: "checked" | "published"; date: string } | undefined {
  const date = day.exec(text)?.[0];
  if (!date) return undefined;
  if (text === date) return { kind: "checked", date };
  return text.startsWith("published ") ? { kind: "published", date } : undefined;
}
