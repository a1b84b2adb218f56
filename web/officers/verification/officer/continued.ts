import { takeReturn } from "../../../core/session/returnAddress.ts";
import { adoptDrafts, dropLockedDrafts } from "../../../shell/offline/drafts/drafts.ts";
import { adoptTypedWhileLocked } from "../../../shell/offline/typedWhileLocked.ts";

/**
 * Where an idle officer was, with what they typed there, and while the device was locked, now as
 * that of the new session. Another officer who files the form gets none of it.
 */
export async function continued(form: {
  badgeNumber: string;
  caseNumber: string;
}): Promise<string | undefined> {
  const left = await takeReturn(form).catch(() => undefined);
  if (left) await adoptDrafts(left.who);
  await dropLockedDrafts("officer"); // the form that was just delivered
  await adoptTypedWhileLocked(left?.who);
  return left?.path;
}
