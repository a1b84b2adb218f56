import { Repeater, type PubSub } from "graphql-yoga";
import { watchedTopics, type Announcements, type WatchedTopic } from "./announcements.ts";

/** Twice as long as the web treats a page's own data as fresh (web/core/relay/useReconnect.ts). */
const repeatedForMs = 5000;
const maxWatchedTopic = 2000;

/**
 * Recent announcements, replayed to new subscribers. A page reads its data first and subscribes
 * afterwards, and would miss what is announced in between.
 */
export function withRecent(events: PubSub<Announcements>) {
  const live = <Topic extends WatchedTopic>(topic: WatchedTopic) =>
    events.subscribe(topic) as AsyncIterable<Announcements[Topic][0]>;
  const recent = new Map<WatchedTopic, { at: number; payload: Announcements[WatchedTopic][0] }[]>();
  for (const topic of watchedTopics) void remember(topic);

  return {
    ...events,
    recently,
    /** The announcements of the last seconds, without duplicates, and then the live ones. */
    since<Topic extends WatchedTopic>(topic: Topic): AsyncGenerator<Announcements[Topic][0]> {
      return after(each(recently(topic)), live<Topic>(topic));
    },
  };

  /**
   * The announcements of the last seconds, without duplicates. Call it after subscribing to the
   * live ones.
   */
  async function recently<Topic extends WatchedTopic>(topic: Topic): Promise<Announcements[Topic][0][]> {
    await new Promise(setImmediate); // an announcement made at this moment is remembered by then
    const young = performance.now() - repeatedForMs;
    const payloads = (recent.get(topic) ?? []).filter(({ at }) => at > young).map(({ payload }) => payload);
    const each = new Map(payloads.map((payload) => [JSON.stringify(payload), payload]));
    return [...each.values()] as Announcements[Topic][0][];
  }

  async function remember(topic: WatchedTopic) {
    const list: { at: number; payload: Announcements[WatchedTopic][0] }[] = [];
    recent.set(topic, list);
    for await (const payload of events.subscribe(topic)) {
      const at = performance.now();
      list.push({ at, payload });
      const firstYoung = list.findIndex((entry) => entry.at > at - repeatedForMs);
      list.splice(0, Math.max(firstYoung, list.length - maxWatchedTopic));
    }
  }
}

async function* each<Change>(changes: Promise<readonly Change[]>) {
  yield* await changes;
}

/** First `earlier`, then `live`; the live ones are received from the first moment. */
export const after = <Change>(earlier: AsyncIterable<Change>, live: AsyncIterable<Change>) =>
  Repeater.merge([earlier, live]) as unknown as AsyncGenerator<Change>;
