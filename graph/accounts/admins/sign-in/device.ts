import type { Context } from "../../../core/context.ts";
import { deviceCookie } from "../../../core/sessions/cookies.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";

const yearMs = 365 * dayMs;
/** People who share one device, most recent first. */
const maxMarks = 5;

/*
 * The mark of a device on which an administrator signed in: a random device id with a signature for
 * each of these administrators. It grants nothing; failed passwords from the device are only
 * counted separately.
 */

/** The device's id, if this administrator has signed in on it. */
export function knownDevice({ device, keys }: Context, adminId: number): string | undefined {
  const [number, ...marks] = (device ?? "").split(".");
  return number && marks.includes(keys.hash(markText(adminId, number))) ? number : undefined;
}

/** Sets the mark, or renews it for another year. */
export function rememberDevice(context: Context, adminId: number): void {
  const [known, ...marks] = (context.device ?? "").split(".");
  const number = known || context.random.token();
  const own = context.keys.hash(markText(adminId, number));
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, maxMarks);
  context.setCookie?.(deviceCookie(context, [number, ...kept].join("."), yearMs));
}

const markText = (adminId: number, number: string) => `device ${adminId} ${number}`;
