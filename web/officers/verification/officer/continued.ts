import { takeReturn } from "../../../core/session/returnAddress.ts";
import { adoptDrafts } from "../../../shell/offline/drafts/drafts.ts";

/** Where an idle officer was, with what they typed there, now as that of the new session. */
export async function continued(form: {
  badgeNumber: string;
  caseNumber: string;
}): Promise<string | undefined> {
  const left = await takeReturn(form).catch(() => undefined);
  if (!left) return undefined;
  await adoptDrafts(left.who);
  return left.path;
}
