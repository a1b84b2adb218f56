import { expect, test } from "vitest";
import { createEvents } from "./pub-sub.ts";

const listen = (events: ReturnType<typeof createEvents>) => events.since("requestChanged");

test("a new subscriber gets recent announcements once, and then later ones", async () => {
  const events = createEvents();
  events.publish("requestChanged", { id: 1 });
  events.publish("requestChanged", { id: 2 });
  events.publish("requestChanged", { id: 1 });
  const heard = listen(events);
  expect([(await heard.next()).value, (await heard.next()).value]).toEqual([{ id: 1 }, { id: 2 }]);
  events.publish("requestChanged", { id: 3 });
  expect((await heard.next()).value).toEqual({ id: 3 });
  await heard.return(undefined);
});

test("an announcement at the moment of subscribing is not lost", async () => {
  const events = createEvents();
  const heard = listen(events);
  const first = heard.next();
  events.publish("requestChanged", { id: 1 });
  expect((await first).value).toEqual({ id: 1 });
  await heard.return(undefined);
});
