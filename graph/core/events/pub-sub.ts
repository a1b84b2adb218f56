import { createPubSub, Repeater, type PubSub } from "graphql-yoga";
import type { Bus } from "../../adapters/bus/bus.ts";
import type { Announcements } from "./announcements.ts";
import { asRead } from "./as-read.ts";
import { withRecent } from "./recent-changes.ts";

export function createEvents(bus: Bus = { eventTarget: new EventTarget() }) {
  const target = bus?.eventTarget as unknown as EventTarget;
  const subscribe = (topic: string) => listen(target, topic);
  return withRecent({ ...createPubSub<Announcements>(bus as never), subscribe } as PubSub<Announcements>);
}

export type Events = ReturnType<typeof createEvents>;

/**
 * The announcements of a topic. A job can make thousands at once. Payloads are ids, so a repeated
 * one replaces the earlier one that is still unread.
 */
const listen = (target: EventTarget, topic: string) =>
  new Repeater<unknown>(async (push, stop) => {
    const unread = new Map<string, unknown>();
    const send = asRead(push, () => {
      for (const [key, payload] of unread) {
        unread.delete(key);
        return payload;
      }
      return undefined;
    });
    const onEvent = (event: Event) => {
      const payload: unknown = (event as CustomEvent).detail;
      const key = JSON.stringify(payload);
      unread.delete(key);
      unread.set(key, payload);
      void send();
    };
    target.addEventListener(topic, onEvent);
    await stop;
    target.removeEventListener(topic, onEvent);
  });
