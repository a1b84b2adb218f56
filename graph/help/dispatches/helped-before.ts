import type { Context } from "../../core/context.ts";
import { reaches } from "../../core/access/agency-scope.ts";
import { isOfficer, may, owns } from "../../core/access/viewer.ts";
import { isOverlapping } from "./give/overlap.ts";
import { personKeys } from "../../intake/people/keys.ts";
import { recipientFor } from "../../intake/recipients/service.ts";
import { readEarlierHelp, readEarlierHelpByKey, type EarlierHelp } from "./helped-before.sql.ts";

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
  return withRecency(
    rows.filter(({ agencyId }) => reaches(viewer, agencyId)),
    now(),
  );
}

/**
 * The same for the recipient of an officer's case, before a request is filed: in own requests for
 * someone of that full name and birth date, and own ones that verdicts join to them.
 */
export async function helpedBeforeFiling(context: Context): Promise<HelpedBefore[]> {
  const { sql, viewer, now } = context;
  if (!isOfficer(viewer)) return [];
  const recipient = await recipientFor(context);
  if (!recipient) return [];
  const { fullName, dateOfBirth, anonymous } = recipient;
  const record = { ...{ fullName, dateOfBirth, governmentId: "" }, ...{ phone: "", email: "", address: "" } };
  const filed = { victimName: fullName, victimPhone: "", victimEmail: "", victimAddress: "" };
  const keys = personKeys(context, { ...filed, anonymous, record })
    .filter(({ kind }) => kind === "name-and-birth")
    .map(({ key }) => key);
  if (keys.length === 0) return [];
  return withRecency(await readEarlierHelpByKey(sql, keys, viewer.officerId), now());
}

const withRecency = (rows: readonly EarlierHelp[], now: Date): HelpedBefore[] =>
  rows.map((row) => ({ ...row, isRecent: isOverlapping(row.at, now) }));
