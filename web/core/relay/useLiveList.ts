import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment, useSubscription, type GraphQLTaggedNode } from "react-relay";
import type { OperationType, SelectorStoreUpdater, Variables } from "relay-runtime";
import { useReconnect } from "./useReconnect.ts";

/** Changes within this time cause one fetch. A held list is checked as often. */
const pauseMs = 250;
const none = {};

interface Live<Changes extends OperationType> {
  /** Reports changes. The fields that it selects of a row are updated at once. */
  subscription: GraphQLTaggedNode;
  /** Variables of the subscription: the same object in every rendering. */
  about?: Changes["variables"];
  updater?: SelectorStoreUpdater<Changes["response"]>;
  /**
   * The number of new rows that these reports announce. The list is fetched only if there are any.
   * By default every report causes a fetch.
   */
  countNew?: (heard: readonly Changes["response"][]) => number;
  /** While it is true, no row may move: new rows are only counted. */
  isHeld?: () => boolean;
}

interface LiveList {
  /** The number of new rows that wait while the list is held. */
  waiting: number;
  /** Fetches the list at once. */
  readAgain: () => void;
  /** The value for `HoldList` around the rows. */
  hold: (by: 1 | -1) => void;
}

/**
 * Keeps a list current. The subscription updates changed rows in place; for rows that appear or
 * disappear, the query is fetched into the store. So nothing suspends, and a lost network changes
 * nothing on the screen.
 */
export function useLiveList<Changes extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Variables,
  { subscription, about = none, updater, countNew = countAll, isHeld = never }: Live<Changes>,
): LiveList {
  const environment = useRelayEnvironment();
  const [waiting, setWaiting] = useState(0);
  const [state] = useState(() => new Reading<Changes["response"]>());
  const latest = useRef({ variables, countNew, isHeld });
  useEffect(() => {
    latest.current = { variables, countNew, isHeld };
  });

  const readAgain = useCallback(() => {
    state.begin();
    setWaiting(0);
    fetchQuery(environment, query, latest.current.variables).subscribe({
      complete: () => state.end(),
      error: () => state.end(), // what is on the screen stays
    });
  }, [environment, query, state]);

  const look = useCallback(() => {
    const { countNew, isHeld } = latest.current;
    const count = countNew(state.heard);
    if (count === 0 && !state.isDue) return state.forget();
    const mustWait = state.isOpen || (!state.isDue && isHeld());
    if (mustWait) setWaiting(count);
    if (mustWait || state.isReading) state.later(pauseMs);
    else readAgain();
  }, [readAgain, state]);

  useEffect(() => {
    state.look = look;
    return () => state.stop();
  }, [look, state]);
  useSubscription<Changes>(
    useMemo(
      () => ({
        subscription,
        variables: about,
        ...(updater && { updater }),
        onNext: (news) => news && state.hear(news, pauseMs),
      }),
      [subscription, about, updater, state],
    ),
  );
  // Without a connection, changes are not reported.
  useReconnect(() => {
    state.isDue = true;
    state.later(pauseMs);
  });
  const hold = useCallback((by: 1 | -1) => state.open(by), [state]);
  return { waiting, readAgain, hold };
}

const countAll = (heard: readonly unknown[]) => heard.length;
const never = () => false;

/** The reports since the last fetch, and when to look at them. */
class Reading<News> {
  heard: News[] = [];
  /** The list must be fetched in any case. */
  isDue = false;
  isReading = false;
  look = () => {};
  private dialogs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isOpen() {
    return this.dialogs > 0;
  }
  open(by: 1 | -1) {
    this.dialogs += by;
  }
  hear(news: News, afterMs: number) {
    this.heard.push(news);
    this.later(afterMs);
  }
  later(ms: number) {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.look();
    }, ms);
  }
  begin() {
    this.forget();
    this.isDue = false;
    this.isReading = true;
  }
  end() {
    this.isReading = false;
  }
  forget() {
    this.heard = [];
  }
  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
