import { useEffect, useRef } from "react";
import { chosenIdleMinutes } from "../../../../shared/core/sessions/idle.ts";
import type { Preferences } from "../../../core/device/preferences.ts";
import { send } from "../../../core/http/http.ts";

/** An officer's own time holds on the server too. "Standard" is what it has without being told. */
export function useIdleChoice(isOfficer: boolean, timeout: Preferences["timeout"]): void {
  const told = useRef<Preferences["timeout"]>("standard");
  useEffect(() => {
    if (!isOfficer || told.current === timeout) return;
    told.current = timeout;
    const minutes = chosenIdleMinutes.find((known) => String(known) === timeout) ?? null;
    void send("PUT", "/api/session/idle-minutes", { minutes }).catch(() => {}); // this page counts anyway
  }, [isOfficer, timeout]);
}
