import { signedOut } from "../../offline/signedOut.ts";
import { forgetNotifications } from "../../notifications/notifications.ts";
import { forgetNotedLetters } from "../../notifications/lastSeenLetter.ts";
import { forgetOwnChanges } from "../../notifications/ownChanges.ts";
import { forgetNoted } from "../../notifications/statusChanges.ts";
import { forgetVerification } from "./storedVerification.ts";

/**
 * After a session has ended nothing of its cases stays in this browser. Settled when the drafts are
 * gone too; a page that is left waits for it. The drafts of `writer` stay sealed for them.
 */
export function forgetSession(writer?: string): Promise<void> {
  forgetCases();
  return signedOut(writer);
}

/** The same without the drafts, which stay sealed while the session is locked. */
export function forgetCases(): void {
  forgetVerification();
  forgetNotifications();
  forgetNoted();
  forgetOwnChanges();
  forgetNotedLetters();
}
