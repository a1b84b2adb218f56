import { expect, test } from "vitest";
import type { Announcement, Carrier, Ear } from "./bus-carrier.ts";
import { withDetour } from "./bus-detour.ts";

const log = { info: () => {}, warn: () => {} };

/** An in-memory channel, which each copy can lose separately. */
function way() {
  const copies = new Set<{ ear: Ear; isUp: boolean }>();
  const join = (ear: Ear) => {
    const copy = { ear, isUp: true };
    copies.add(copy);
    const carrier: Carrier = {
      isUp: () => copy.isUp,
      send: async (batch) => {
        if (!copy.isUp) return false;
        for (const { ear: other, isUp } of copies) if (isUp) batch.forEach((one) => other.heard(one));
        return true;
      },
      close: async () => void copies.delete(copy),
    };
    const lose = () => {
      copy.isUp = false;
      ear.lost();
    };
    return { carrier, lose };
  };
  return join;
}

async function copyOn(road: ReturnType<typeof way>, detour: ReturnType<typeof way>) {
  const heard: string[] = [];
  let resumed = 0;
  let loseRoad = () => {};
  const carrier = await withDetour(
    { heard: ({ id }) => void heard.push(id), lost: () => {}, resumed: () => (resumed += 1), log },
    {
      road: (ear) => {
        const joined = road(ear);
        loseRoad = joined.lose;
        return joined.carrier;
      },
      detour: async (ear) => detour(ear).carrier,
    },
  );
  return { carrier, heard, resumed: () => resumed, loseRoad: () => loseRoad() };
}

const say = (id: string): Announcement[] => [{ id, type: "requestChanged", detail: { id: 1 } }];

test("a copy that loses only the main channel is told to read again, and then receives everything once over the fallback", async () => {
  const [road, detour] = [way(), way()];
  const [one, other] = [await copyOn(road, detour), await copyOn(road, detour)];
  await one.carrier.send(say("a"));
  expect([one.heard, other.heard]).toEqual([["a"], ["a"]]);

  other.loseRoad();
  await expect.poll(other.resumed).toBe(1);
  await one.carrier.send(say("b"));
  await other.carrier.send(say("c"));
  expect(other.heard).toEqual(["a", "b", "c"]);
  expect(one.heard).toEqual(["a", "b", "c"]);
  expect([one.carrier.isUp(), other.carrier.isUp()]).toEqual([true, false]);
  await Promise.all([one.carrier.close(), other.carrier.close()]);
});
