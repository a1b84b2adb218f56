import type { Context } from "../../core/context.ts";
import { isOfficer, may, owns } from "../../core/access/viewer.ts";
import { isOverlapping } from "../../../shared/help/dispatches/overlap.ts";
import { readEarlierHelp, type EarlierHelp } from "./helped-before.sql.ts";

export interface HelpedBefore extends EarlierHelp {
  isRecent: boolean;
}

/**
 * When the person of a request was helped before, newest first. An officer reads it of an own
 * request, and of own requests alone; everyone else but administrators reads nothing.
 */
export async function helpedBefore(
  { sql, viewer, now }: Context,
  request: { id: number; officerId: number | null; citizenId: number | null },
): Promise<HelpedBefore[]> {
  const isOwn = isOfficer(viewer) && owns(viewer, request);
  if (!isOwn && !may(viewer, "readCases")) return [];
  const rows = await readEarlierHelp(sql, request.id, isOwn ? viewer.officerId : null);
  return rows.map((row) => ({ ...row, isRecent: isOverlapping(row.at, now()) }));
}
