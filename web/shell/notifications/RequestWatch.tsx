import { use, useEffect } from "react";
import { RelayDoor } from "../../core/relay/relayContext.ts";

/**
 * Next to every page while there is a session. Nothing waits for it: after a lost connection the
 * next page tries again.
 */
export function RequestWatch() {
  const openRelay = use(RelayDoor);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    Promise.all([openRelay(), import("./watchStatuses.ts")]).then(
      ([environment, { watchStatuses }]) => {
        if (!isOver) stop = watchStatuses(environment);
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
