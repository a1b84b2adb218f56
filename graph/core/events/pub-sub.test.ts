import { expect, test } from "vitest";
import { createEvents } from "./pub-sub.ts";

const burst = 5000;

test("a burst, larger than a subscriber can take at once, reaches it whole", async () => {
  const events = createEvents();
  const heard = events.subscribe("requestChanged");
  const first = heard.next();
  for (let id = 1; id <= burst; id += 1) events.publish("requestChanged", { id });
  expect((await first).value).toEqual({ id: 1 });
  for (let id = 2; id <= burst; id += 1) expect((await heard.next()).value).toEqual({ id });
  await heard.return();
});

test("what is announced again before a slow subscriber reads it arrives once, as the newest", async () => {
  const events = createEvents();
  const heard = events.subscribe("requestChanged");
  const first = heard.next();
  for (const id of [1, 2, 3, 2]) events.publish("requestChanged", { id });
  expect([(await first).value, (await heard.next()).value, (await heard.next()).value]).toEqual([
    { id: 1 },
    { id: 3 },
    { id: 2 },
  ]);
  await heard.return();
});

test("a slow subscriber delays no other", async () => {
  const events = createEvents();
  const [slow, quick] = [events.subscribe("requestChanged"), events.subscribe("requestChanged")];
  const [waits, takes] = [slow.next(), quick.next()];
  for (const id of [1, 2]) events.publish("requestChanged", { id });
  expect([(await takes).value, (await quick.next()).value]).toEqual([{ id: 1 }, { id: 2 }]);
  expect([(await waits).value, (await slow.next()).value]).toEqual([{ id: 1 }, { id: 2 }]);
  await Promise.all([slow.return(), quick.return()]);
});
