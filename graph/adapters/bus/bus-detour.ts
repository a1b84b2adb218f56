import { randomUUID } from "node:crypto";
import type { Announcement, Carrier, Ear } from "./bus-carrier.ts";

/**
 * Sent by a copy that can receive only over the detour. Copies that receive it announce there as
 * well for a while.
 */
const callForHelp = "helpByDetour";
const helpEveryMs = 1000;
const helpedForMs = 5000;
/** Until the others know that this copy needs the detour. */
const heardWithinMs = 250;
const maxRemembered = 1000;

/**
 * A main channel with a fallback. While every copy receives over the main channel, announcements go
 * only there. A copy that loses it says so on the fallback, which it always listens to, and from
 * then on receives everything there.
 */
export async function withDetour(
  ear: Ear,
  open: { road: (ear: Ear) => Carrier; detour: (ear: Ear) => Promise<Carrier> },
): Promise<Carrier> {
  const heard = onceEach((announcement) => ear.heard(announcement));
  let helpUntil = 0;
  const detour = await open.detour({
    ...ear,
    heard: (announcement) => {
      if (announcement.type === callForHelp) helpUntil = performance.now() + helpedForMs;
      else heard(announcement);
    },
  });
  const askForHelp = () => detour.send([{ id: randomUUID(), type: callForHelp, detail: {} }]);
  const road = open.road({
    ...ear,
    heard,
    lost: () => {
      // Announcements on the main channel since it broke were missed.
      void askForHelp().then(() => setTimeout(() => ear.resumed(), heardWithinMs).unref());
    },
  });
  const asking = setInterval(() => {
    if (!road.isUp()) void askForHelp();
  }, helpEveryMs).unref();

  return {
    isUp: () => road.isUp(),
    async send(batch) {
      const isSent = road.isUp() && (await road.send(batch));
      return isSent && performance.now() > helpUntil ? true : detour.send(batch);
    },
    async close() {
      clearInterval(asking);
      await Promise.all([road.close(), detour.close()]);
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
