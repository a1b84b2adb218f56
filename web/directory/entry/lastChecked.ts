import type { ResourceEntry } from "#shared/directory/rules";

const day = /\d{4}-\d{2}-\d{2}$/;
const dayLength = "2026-07-19".length;

type Sourced = Pick<ResourceEntry, "sourceRetrieved" | "confidence" | "confirmedAt">;

/**
 * When an entry was last checked against its source, or confirmed. Third-party lists are unchecked;
 * some data only has the publication date, or nothing.
 */
export function readRetrieved({
  sourceRetrieved,
  confidence,
  confirmedAt,
}: Sourced): { kind: "checked" | "published" | "listed"; date: string } | undefined {
  if (confirmedAt) return { kind: "checked", date: confirmedAt.slice(0, dayLength) };
  const date = day.exec(sourceRetrieved)?.[0];
  if (!date) return undefined;
  const isPublished = sourceRetrieved === `published ${date}`;
  if (sourceRetrieved !== date && !isPublished) return undefined;
  if (confidence !== "high") return { kind: "listed", date };
  return { kind: isPublished ? "published" : "checked", date };
}
