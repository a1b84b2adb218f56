import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, requestSubscription, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { OperationType, SelectorStoreUpdater, Variables } from "relay-runtime";
import { mostRows, rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { ListReading } from "./ListReading.ts";
import { useReconnect } from "./useReconnect.ts";

const none = {};

/** What is shown of a list: `corrections(… first: $first, after: $after) @connection(key: …)`. */
interface Connection {
  readonly edges: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

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

export interface LiveList {
  hasMore: boolean;
  /** The number of rows that are loaded. */
  shown: number;
  /** The most rows that a page has. */
  size: number;
  /** Appends the next page. */
  loadMore: () => void;
  isLoadingMore: boolean;
  /** The next page could not be loaded. */
  hasFailed: boolean;
  /** The number of changes that wait while the list is held. */
  waiting: number;
  /** Fetches the list at once. */
  readAgain: () => void;
  /** The value for `HoldList` around the rows. */
  hold: (by: 1 | -1) => void;
}

/**
 * Keeps a connection current. The subscription updates changed rows in place; for rows that appear
 * or disappear, as many rows as are shown are fetched into the store. So nothing suspends, the
 * reader keeps their place, and a lost network changes nothing on the screen. A list without
 * `live`, such as a history, only loads more.
 */
export function useLiveList<Changes extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Variables,
  { edges, pageInfo }: Connection,
  live?: Live<Changes>,
): LiveList {
  const {
    subscription,
    about = none,
    updater,
    countNew = countAll,
    isHeld = never,
  } = live ?? ({} as Partial<Live<Changes>>);
  const environment = useRelayEnvironment();
  const [state] = useState(() => new ListReading<Changes["response"]>(environment));
  const [waiting, setWaiting] = useState(0);
  const [more, setMore] = useState<{ of: string; is: "loading" | "failed" }>();
  const [ended, setEnded] = useState(0);
  const of = JSON.stringify(variables);
  const shown = edges.length;
  const size = Number(variables["first"] ?? rowsPerPage);
  const { endCursor, hasNextPage } = pageInfo;
  const latest = useRef({ variables, of, shown, size, endCursor, countNew, isHeld });
  useEffect(() => {
    latest.current = { variables, of, shown, size, endCursor, countNew, isHeld };
  });

  const fetchPage = useCallback(
    (page: { first: number; after: string | null }, failed?: () => void) => {
      const { variables } = latest.current;
      const fetching = fetchQuery(environment, query, { ...variables, ...page }).subscribe({
        complete: () => end(),
        error: () => end(failed), // what is on the screen stays
      });
      state.isReading = true;
      state.cancel = () => fetching.unsubscribe();
      function end(then?: () => void) {
        state.hasEnded = true;
        setMore(undefined);
        then?.();
        setEnded((times) => times + 1);
      }
    },
    [environment, query, state],
  );

  const readAgain = useCallback(() => {
    if (state.isReading) return void (state.wants.again = true);
    state.begin();
    setWaiting(0);
    const { shown, size } = latest.current;
    const pages = Math.max(1, Math.ceil(shown / size));
    fetchPage({ first: Math.min(pages * size, mostRows), after: null });
  }, [fetchPage, state]);

  const loadMore = useCallback(() => {
    const { of, endCursor, size } = latest.current;
    setMore({ of, is: "loading" });
    if (state.isReading) return void (state.wants.more = true);
    state.wants.more = false;
    const after = endCursor ?? null;
    fetchPage({ first: size, after }, () => setMore({ of, is: "failed" }));
  }, [fetchPage, state]);

  // A fetch continues the rows of the previous one, so it starts after those were rendered.
  useEffect(() => {
    if (!state.hasEnded) return;
    state.hasEnded = state.isReading = false;
    if (state.wants.again) readAgain();
    else if (state.wants.more) loadMore();
  }, [ended, loadMore, readAgain, state]);

  const look = useCallback(() => {
    const { countNew, isHeld, shown } = latest.current;
    const count = countNew(state.heard);
    if (count === 0 && !state.isDue) return state.forget();
    const isTooLong = shown > mostRows; // it could not be fetched at once
    const mustWait = state.isOpen || isTooLong || (!state.isDue && isHeld());
    if (mustWait) setWaiting(Math.max(count, isTooLong ? 1 : 0));
    if (mustWait || state.isReading) state.later();
    else readAgain();
  }, [readAgain, state]);

  useEffect(() => state.start(look), [look, state]);
  useEffect(() => {
    if (!subscription) return;
    const listening = requestSubscription<Changes>(environment, {
      subscription,
      variables: about,
      ...(updater && { updater }),
      onNext: (news) => news && state.hear(news),
    });
    return () => listening.dispose();
  }, [environment, subscription, about, updater, state]);
  // Without a connection, changes are not reported.
  useReconnect(() => subscription && state.readSoon());
  const hold = useCallback((by: 1 | -1) => state.open(by), [state]);
  const is = more?.of === of ? more.is : undefined;
  return {
    hasMore: hasNextPage,
    shown,
    size,
    loadMore,
    isLoadingMore: is === "loading",
    hasFailed: is === "failed",
    waiting,
    readAgain,
    hold,
  };
}

const countAll = (heard: readonly unknown[]) => heard.length;
const never = () => false;
