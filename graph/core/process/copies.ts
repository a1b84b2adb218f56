import { secondMs } from "../../../shared/core/time/durations.ts";
import type { Events } from "../events/pub-sub.ts";

declare module "../events/announcements.ts" {
  interface Announcements {
    /** A copy of the server runs. */
    copyRunning: [{ id: string }];
  }
}

const everyMs = 20 * secondMs;
/** A copy that was not heard of for so long has ended. */
const silentMs = 3 * everyMs;

/** The other copies of the server on the same database. */
export interface Copies {
  /** Whether there are any. A new copy is known at once, and a killed one for another minute. */
  areOthers: () => boolean;
  close: () => void;
}

export function openCopies({ events, id }: { events: Events; id: string }): Copies {
  const seenAt = new Map<string, number>();
  const announced = events.subscribe("copyRunning");
  const announce = () => events.publish("copyRunning", { id });
  void (async () => {
    for await (const { id: other } of announced) {
      if (other === id) continue;
      const isNew = !seenAt.has(other);
      seenAt.set(other, Date.now());
      if (isNew) announce();
    }
  })();
  announce();
  const timer = setInterval(announce, everyMs).unref();
  return {
    areOthers() {
      for (const [other, at] of seenAt) if (Date.now() - at > silentMs) seenAt.delete(other);
      return seenAt.size > 0;
    },
    close() {
      clearInterval(timer);
      void announced.return();
    },
  };
}
