import { signedOut } from "../offline/signedOut.ts";
import { forgetNotifications } from "../requests/notifications.ts";
import { forgetVerification } from "../verification/kept.ts";

/** After a session has ended nothing of its cases stays in this browser. */
export function forgetSession(): void {
  forgetVerification();
  forgetNotifications();
  signedOut();
}
