import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";

/** Changes within this time cause one fetch. A held list is checked as often. */
const pauseMs = 250;

const onScreen = new WeakMap<object, Set<{ readSoon: () => void }>>();

/** The reports since the last fetch of a live list, and when to look at them. */
export class ListReading<News> {
  heard: News[] = [];
  /** The list must be fetched in any case. */
  isDue = false;
  isReading = false;
  /** A fetch has ended, and its rows are not rendered yet. */
  hasEnded = false;
  /** What was asked for during a fetch, and follows it. */
  wants = { again: false, more: false };
  cancel = () => {};
  private look = () => {};
  private dialogs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly environment: object;

  constructor(environment: object) {
    this.environment = environment;
  }

  get isOpen() {
    return this.dialogs > 0;
  }
  open(by: 1 | -1) {
    this.dialogs += by;
  }
  hear(news: News) {
    this.heard.push(news);
    this.later();
  }
  later() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.look();
    }, pauseMs);
  }
  readSoon() {
    this.isDue = true;
    this.later();
  }
  begin() {
    this.forget();
    this.isDue = false;
    this.wants.again = false;
  }
  forget() {
    this.heard = [];
  }
  /** Ends a fetch without its rows, and what was to follow it. */
  drop() {
    this.cancel();
    this.isReading = this.hasEnded = false;
    this.wants = { again: false, more: false };
  }
  /** Looks at reports with `look`. Returns the stop function. */
  start(look: () => void): () => void {
    this.look = look;
    const lists = onScreen.get(this.environment) ?? new Set();
    onScreen.set(this.environment, lists.add(this));
    return () => {
      lists.delete(this);
      clearTimeout(this.timer);
      this.timer = undefined;
      this.drop();
    };
  }
}

/** After an own change: fetches the lists on the screen, even if no report of it arrives. */
export function useReadLists(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    for (const list of onScreen.get(environment) ?? []) list.readSoon();
  }, [environment]);
}
