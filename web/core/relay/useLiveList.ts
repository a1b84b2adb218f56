import { useCallback, useEffect, useRef, useState } from "react";
import {
  fetchQuery,
  requestSubscription,
  usePaginationFragment,
  useRelayEnvironment,
  type GraphQLTaggedNode,
} from "react-relay";
import {
  getFragment,
  getPaginationMetadata,
  getSingularSelector,
  getValueAtPath,
  type OperationType,
  type SelectorStoreUpdater,
  type Variables,
} from "relay-runtime";
import { maxRows, rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { ListReading } from "./ListReading.ts";
import { useReconnect } from "./useReconnect.ts";

const none = {};

/** Of a fragment with one `@connection`, `@refetchable` with `$first` and `$after`. */
type ListKey = Readonly<{ " $data"?: unknown; " $fragmentSpreads": unknown }>;

interface Live<Data, Changes extends OperationType> {
  /** Reports changes. The fields that it selects of a row are updated at once. */
  subscription: GraphQLTaggedNode;
  /** Variables of the subscription: the same object in every rendering. */
  about?: Changes["variables"];
  updater?: SelectorStoreUpdater<Changes["response"]>;
  /**
   * The number of new rows that these reports announce. The list is fetched only if there are any.
   * By default every report causes a fetch.
   */
  countNew?: (heard: readonly Changes["response"][], shown: Data) => number;
  /** While it is true, no row may move: new rows are only counted. */
  isHeld?: (shown: Data) => boolean;
  /** Variables of later fetches, beside those of the query that the list began with. */
  also?: Variables;
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
 * `usePaginationFragment` for a list that stays current. The subscription updates changed rows in
 * place; for rows that appear or disappear, as many rows as are shown are fetched into the store.
 * So nothing suspends, the reader keeps their place, and a lost network changes nothing on the
 * screen. A list without `live`, such as a history, only loads more.
 */
export function useLiveList<Key extends ListKey, Changes extends OperationType = OperationType>(
  fragment: GraphQLTaggedNode,
  key: Key,
  live?: Live<Required<Key>[" $data"], Changes>,
): [Required<Key>[" $data"], LiveList] {
  const {
    subscription,
    about = none,
    updater,
    countNew = countAll,
    isHeld = never,
    also = none,
  } = live ?? ({} as Partial<NonNullable<typeof live>>);
  const environment = useRelayEnvironment();
  const [state] = useState(() => new ListReading<Changes["response"]>(environment));
  const [waiting, setWaiting] = useState(0);
  const [more, setMore] = useState<{ of: string; is: "loading" | "failed" }>();
  const [ended, setEnded] = useState(0);
  const { data, hasNext, loadNext } = usePaginationFragment<OperationType, Key>(fragment, key);
  const node = getFragment(fragment);
  const { paginationRequest: query, connectionPathInFragmentData: place } = getPaginationMetadata(
    node,
    "useLiveList()",
  );
  const { identifier: of, variables } = getSingularSelector(node, key).owner;
  const shown = (getValueAtPath(data, [...place, "edges"]) as readonly unknown[] | null)?.length ?? 0;
  const size = Number(variables["first"] ?? rowsPerPage);
  const latest = useRef({ data, variables, also, of, shown, size, loadNext, countNew, isHeld });
  useEffect(() => {
    latest.current = { data, variables, also, of, shown, size, loadNext, countNew, isHeld };
  });

  /** Starts a fetch, which ends once or is canceled. */
  const begin = useCallback(
    (fetch: (end: (then?: () => void) => void) => () => void) => {
      let isCanceled = false;
      state.isReading = true;
      const stop = fetch((then) => {
        if (isCanceled) return;
        state.hasEnded = true;
        setMore(undefined);
        then?.();
        setEnded((times) => times + 1);
      });
      state.cancel = () => {
        isCanceled = true;
        stop();
      };
    },
    [state],
  );

  const readAgain = useCallback(() => {
    if (state.isReading) return void (state.wants.again = true);
    state.begin();
    setWaiting(0);
    const { variables, also, shown, size } = latest.current;
    const pages = Math.max(1, Math.ceil(shown / size));
    const page = { first: Math.min(pages * size, maxRows), after: null };
    begin((end) => {
      const fetching = fetchQuery(environment, query, { ...variables, ...also, ...page }).subscribe({
        complete: () => end(),
        error: () => end(), // what is on the screen stays
      });
      return () => fetching.unsubscribe();
    });
  }, [begin, environment, query, state]);

  const loadMore = useCallback(() => {
    const { of, also, size, loadNext } = latest.current;
    setMore({ of, is: "loading" });
    if (state.isReading) return void (state.wants.more = true);
    state.wants.more = false;
    begin((end) => {
      const loading = loadNext(size, {
        onComplete: (error) => end(error ? () => setMore({ of, is: "failed" }) : undefined),
        UNSTABLE_extraVariables: also,
      });
      return () => loading.dispose();
    });
  }, [begin, state]);

  // A fetch continues the rows of the previous one, so it starts after those were rendered.
  useEffect(() => {
    if (!state.hasEnded) return;
    state.hasEnded = state.isReading = false;
    if (state.wants.again) readAgain();
    else if (state.wants.more) loadMore();
  }, [ended, loadMore, readAgain, state]);
  // The rows of other variables are another list: Relay drops its next page as well.
  useEffect(() => () => state.drop(), [of, state]);

  const look = useCallback(() => {
    const { data, countNew, isHeld, shown } = latest.current;
    const count = countNew(state.heard, data);
    if (count === 0 && !state.isDue) return state.forget();
    const isTooLong = shown > maxRows; // it could not be fetched at once
    const mustWait = state.isOpen || isTooLong || (!state.isDue && isHeld(data));
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
      onNext: (news) => {
        if (news && isTakenAway(news)) state.readSoon();
        else if (news) state.hear(news);
      },
    });
    return () => listening.dispose();
  }, [environment, subscription, about, updater, state]);
  // Without a connection, changes are not reported.
  useReconnect(() => subscription && state.readSoon());
  const hold = useCallback((by: 1 | -1) => state.open(by), [state]);
  const is = more?.of === of ? more.is : undefined;
  const list = {
    hasMore: hasNext,
    shown,
    size,
    loadMore,
    isLoadingMore: is === "loading",
    hasFailed: is === "failed",
    waiting,
    readAgain,
    hold,
  };
  return [data, list];
}

/** A row that the reader may no longer see: it leaves at once, also while no row may move. */
const isTakenAway = (news: object) => Object.values(news).every((row) => row === null);
const countAll = (heard: readonly unknown[]) => heard.length;
const never = () => false;
