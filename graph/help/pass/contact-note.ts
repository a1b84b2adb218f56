import type { Context } from "../../core/context.ts";
import { timeOf } from "../../../shared/intake/safe-contact/rules.ts";

/** What a caller has to know, in English for the administrators. Empty if nothing was set. */
export async function contactNote({ db }: Context, requestId: number): Promise<string> {
  const said = await db.safeContact.findUnique({ where: { requestId } });
  if (!said) return "";
  const { fromMinute, toMinute, timeZone, mayLeaveMessage } = said;
  const hours =
    fromMinute === null || toMinute === null
      ? ""
      : `Call from ${timeOf(fromMinute)} to ${timeOf(toMinute)} (${timeZone}). `;
  return `${hours}${mayLeaveMessage ? "You may leave a message." : "Do not leave a message."}`;
}
