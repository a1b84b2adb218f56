import { signedOut } from "../../../shell/offline/signedOut.ts";
import { forgetNotifications } from "../../../messages/notifications/notifications.ts";
import { forgetNotedLetters } from "../../../messages/notifications/lastSeenLetter.ts";
import { forgetOwnChanges } from "../../../messages/notifications/ownChanges.ts";
import { forgetNoted } from "../../../messages/notifications/statusChanges.ts";
import { forgetVerification } from "../../../officers/verification/officer/storedVerification.ts";

/**
 * After a session has ended nothing of its cases stays in this browser. Settled when the drafts are
 * gone too; a page that is left waits for it. The drafts of `writer` stay sealed for them.
 */
export function forgetSession(writer?: string): Promise<void> {
  forgetVerification();
  forgetNotifications();
  forgetNoted();
  forgetOwnChanges();
  forgetNotedLetters();
  return signedOut(writer);
}
