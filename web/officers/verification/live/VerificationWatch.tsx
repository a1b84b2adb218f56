import { use, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { RelayDoor } from "../../../core/relay/relayContext.ts";
import { keepNotifications } from "../../../shell/notifications/notifications.ts";
import { answerSince, type CaseSeen } from "../../../shell/settings/session/answerSince.ts";
import { useAnswerToast } from "./useAnswerToast.ts";

/**
 * Next to every page of an officer: the supervisor's answer updates the case's screen, shows a
 * toast, and is listed under Notifications.
 */
export function VerificationWatch() {
  const openRelay = use(RelayDoor);
  const say = useAnswerToast();
  const { pathname } = useLocation();

  const note = useEffectEvent((seen: CaseSeen) => {
    const answer = answerSince(seen);
    if (!answer) return;
    keepNotifications([{ number: 0, caseId: seen.caseNumber, status: "pending", answer }], new Date());
    if (pathname !== "/verification") say(answer); // that page shows it itself
  });
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    Promise.all([openRelay(), import("./watchCase.ts")]).then(
      ([environment, { watchCase }]) => {
        if (!isOver) stop = watchCase(environment, (seen) => note(seen));
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [openRelay]);
  return null;
}
