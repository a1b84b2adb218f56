import { onDevice } from "../core/device/storage.ts";
import { useEffect, useEffectEvent } from "react";
import { send } from "../core/http/http.ts";
import { usePreferences } from "../core/device/preferences.ts";

/** What the server was told last, and for which session; not told again at every page. */
const storageKey = "safevoice-told";

/**
 * The server sends an officer's mails and SMS, so it must know what they chose on this device; a
 * lost connection puts it off.
 */
export function useTellNotifications(isOfficer: boolean, startedAt: number): void {
  const { email, sms } = usePreferences();

  const tell = useEffectEvent(() => {
    const choice = `${startedAt}:${email}:${sms}`;
    const told = onDevice.get(storageKey);
    const isAsServerHasIt = email && !sms && !told.startsWith(`${startedAt}:`);
    if (!isOfficer || told === choice || isAsServerHasIt) return;
    send("PUT", "/api/officer/notifications", { email, sms }).then(
      () => onDevice.set(storageKey, choice),
      () => {}, // the next page, or the connection that comes back, tries again
    );
  });
  useEffect(() => {
    tell();
    const again = () => tell();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOfficer, startedAt, email, sms]);
}
