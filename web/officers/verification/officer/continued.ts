import { takeReturn } from "../../../core/session/returnAddress.ts";
import { adoptDrafts, dropDraft } from "../../../shell/offline/drafts/drafts.ts";
import { lockedOwner } from "../../../shell/offline/owner.ts";
import { adoptTypedWhileLocked } from "../../../shell/offline/typedWhileLocked.ts";

/**
 * Where an idle officer was, with what they typed there, and while the device was locked, now as
 * that of the new session.
 */
export async function continued(form: {
  badgeNumber: string;
  caseNumber: string;
}): Promise<string | undefined> {
  const left = await takeReturn(form).catch(() => undefined);
  if (left) await adoptDrafts(left.who);
  await dropDraft(`${lockedOwner}/officer`); // the form that was just delivered
  await adoptTypedWhileLocked();
  return left?.path;
}
