import { dayIn } from "../../../../shared/core/time/zone.ts";
import { installationZone } from "../../../core/i18n/installationZone.ts";
import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";

const day = /\d{4}-\d{2}-\d{2}$/;

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
  if (confirmedAt) return { kind: "checked", date: dayIn(installationZone(), new Date(confirmedAt)) };
  const date = day.exec(sourceRetrieved)?.[0];
  if (!date) return undefined;
  const isPublished = sourceRetrieved === `published ${date}`;
  if (sourceRetrieved !== date && !isPublished) return undefined;
  if (confidence !== "high") return { kind: "listed", date };
  return { kind: isPublished ? "published" : "checked", date };
}
