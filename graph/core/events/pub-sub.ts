import { createPubSub, Repeater, type PubSub } from "graphql-yoga";
import type { Bus } from "../../adapters/bus/bus.ts";
import type { Announcements } from "./announcements.ts";
import { withRecent } from "./recent-changes.ts";

export function createEvents(bus: Bus = { eventTarget: new EventTarget() }) {
  const target = bus?.eventTarget as unknown as EventTarget;
  const subscribe = (topic: string) => listen(target, topic);
  return withRecent({ ...createPubSub<Announcements>(bus as never), subscribe } as PubSub<Announcements>);
}

export type Events = ReturnType<typeof createEvents>;

/**
 * The announcements of a topic, as fast as the subscriber reads them. The library's own subscriber
 * throws at 1,024 unread ones, which ends the process, and a job can make more at once. Payloads
 * are ids, so one that is repeated before it was read replaces the earlier one.
 */
const listen = (target: EventTarget, topic: string) =>
  new Repeater<unknown>(async (push, stop) => {
    const unread = new Map<string, unknown>();
    const end = new AbortController();
    let wake = () => {};
    const hear = (event: Event) => {
      const payload: unknown = (event as CustomEvent).detail;
      const key = JSON.stringify(payload);
      unread.delete(key);
      unread.set(key, payload);
      wake();
    };
    target.addEventListener(topic, hear, { signal: end.signal });
    void stop.then(() => {
      end.abort();
      wake();
    });
    while (!end.signal.aborted) {
      for (const [key, payload] of unread) {
        unread.delete(key);
        await push(payload);
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (end.signal.aborted) resolve();
      });
    }
  });
