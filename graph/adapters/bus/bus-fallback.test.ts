import { expect, test } from "vitest";
import type { Announcement, Carrier, Subscriber } from "./bus-carrier.ts";
import { withFallback } from "./bus-fallback.ts";

const log = { info: () => {}, warn: () => {} };

/** An in-memory channel, which each copy can lose separately. */
function way() {
  const copies = new Set<{ subscriber: Subscriber; isUp: boolean }>();
  const join = (subscriber: Subscriber) => {
    const copy = { subscriber, isUp: true };
    copies.add(copy);
    const carrier: Carrier = {
      isUp: () => copy.isUp,
      send: async (batch) => {
        if (!copy.isUp) return false;
        for (const { subscriber: other, isUp } of copies)
          if (isUp) batch.forEach((one) => other.received(one));
        return true;
      },
      close: async () => void copies.delete(copy),
    };
    const lose = () => {
      copy.isUp = false;
      subscriber.lost();
    };
    return { carrier, lose };
  };
  return join;
}

async function copyOn(main: ReturnType<typeof way>, fallback: ReturnType<typeof way>) {
  const heard: string[] = [];
  let resumed = 0;
  let loseMain = () => {};
  const carrier = await withFallback(
    { received: ({ id }) => void heard.push(id), lost: () => {}, resumed: () => (resumed += 1), log },
    {
      main: (subscriber) => {
        const joined = main(subscriber);
        loseMain = joined.lose;
        return joined.carrier;
      },
      fallback: async (subscriber) => fallback(subscriber).carrier,
    },
  );
  return { carrier, heard, resumed: () => resumed, loseMain: () => loseMain() };
}

const say = (id: string): Announcement[] => [{ id, type: "requestChanged", detail: { id: 1 } }];

test("a copy that loses only the main channel is told to read again, and then receives everything once over the fallback", async () => {
  const [main, fallback] = [way(), way()];
  const [one, other] = [await copyOn(main, fallback), await copyOn(main, fallback)];
  await one.carrier.send(say("a"));
  expect([one.heard, other.heard]).toEqual([["a"], ["a"]]);

  other.loseMain();
  await expect.poll(other.resumed).toBe(1);
  await one.carrier.send(say("b"));
  await other.carrier.send(say("c"));
  expect(other.heard).toEqual(["a", "b", "c"]);
  expect(one.heard).toEqual(["a", "b", "c"]);
  expect([one.carrier.isUp(), other.carrier.isUp()]).toEqual([true, false]);
  await Promise.all([one.carrier.close(), other.carrier.close()]);
});
