import { randomUUID } from "node:crypto";
import type { Announcement, Carrier, Subscriber } from "./bus-carrier.ts";

/**
 * Sent by a copy that can receive only over the fallback. Copies that receive it announce there as
 * well for a while.
 */
const callForHelp = "helpByDetour";
const helpEveryMs = 1000;
const helpedForMs = 5000;
/** Until the others know that this copy needs the fallback. */
const noticedWithinMs = 250;
const maxRemembered = 1000;

/**
 * A main channel with a fallback. While every copy receives over the main channel, announcements go
 * only there. A copy that loses it says so on the fallback, which it always listens to, and from
 * then on receives everything there.
 */
export async function withFallback(
  subscriber: Subscriber,
  open: { main: (subscriber: Subscriber) => Carrier; fallback: (subscriber: Subscriber) => Promise<Carrier> },
): Promise<Carrier> {
  const receivedOnce = onceEach((announcement) => subscriber.received(announcement));
  let helpUntil = 0;
  const fallback = await open.fallback({
    ...subscriber,
    received: (announcement) => {
      if (announcement.type === callForHelp) helpUntil = performance.now() + helpedForMs;
      else receivedOnce(announcement);
    },
  });
  const askForHelp = () => fallback.send([{ id: randomUUID(), type: callForHelp, detail: {} }]);
  const main = open.main({
    ...subscriber,
    received: receivedOnce,
    lost: () => {
      // Announcements on the main channel since it broke were missed.
      void askForHelp().then(() => setTimeout(() => subscriber.resumed(), noticedWithinMs).unref());
    },
  });
  const asking = setInterval(() => {
    if (!main.isUp()) void askForHelp();
  }, helpEveryMs).unref();

  return {
    isUp: () => main.isUp(),
    async send(batch) {
      const isSent = main.isUp() && (await main.send(batch));
      return isSent && performance.now() > helpUntil ? true : fallback.send(batch);
    },
    async close() {
      clearInterval(asking);
      await Promise.all([main.close(), fallback.close()]);
    },
  };
}

/** Passes on an announcement once, even if it arrives over two channels. */
function onceEach(pass: (announcement: Announcement) => void) {
  const known = new Set<string>();
  return (announcement: Announcement) => {
    if (known.has(announcement.id)) return;
    known.add(announcement.id);
    for (const oldest of known) {
      if (known.size <= maxRemembered) break;
      known.delete(oldest);
    }
    pass(announcement);
  };
}
