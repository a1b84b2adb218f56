import { onDevice } from "../../core/device/storage.ts";
import { useEffect, useEffectEvent } from "react";
import { send } from "../../core/http/http.ts";
import { usePreferences } from "../../core/device/preferences.ts";

/** The last reported choice and its session, so that it is not repeated on every page. */
const storageKey = "safevoice-told";

/**
 * The server sends an officer's email and SMS, so it must know the choice on this device; a lost
 * connection delays it.
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
      () => {}, // the next page or reconnect tries again
    );
  });
  useEffect(() => {
    tell();
    const again = () => tell();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOfficer, startedAt, email, sms]);
}
