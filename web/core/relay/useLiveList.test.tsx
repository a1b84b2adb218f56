import { act, renderHook } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { RelayEnvironmentProvider, graphql, useLazyLoadQuery } from "react-relay";
import { Observable, type GraphQLResponse } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { useLiveListTest_query$key } from "#relay/useLiveListTest_query.graphql";
import type { useLiveListTestQuery } from "#relay/useLiveListTestQuery.graphql";
import type { useLiveListTestSubscription } from "#relay/useLiveListTestSubscription.graphql";
import { cursorOf, firstPage, maxRows, rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { useReadLists } from "./ListReading.ts";
import { createEnvironment } from "./relay.ts";
import { useLiveList } from "./useLiveList.ts";

const query = graphql`
  query useLiveListTestQuery($first: Int!, $after: String) {
    ...useLiveListTest_query
  }
`;
const fragment = graphql`
  fragment useLiveListTest_query on Query @refetchable(queryName: "useLiveListTestPaginationQuery") {
    corrections(first: $first, after: $after) @connection(key: "useLiveListTest_corrections") {
      totalCount
      edges {
        node {
          id
        }
      }
    }
  }
`;
const subscription = graphql`
  subscription useLiveListTestSubscription {
    correctionChanged {
      id
    }
  }
`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with numbered rows. Its answers wait while `isSlow`, and fail while `isDown`. */
function open(count: number, { isLive = true, size = rowsPerPage, isInUse = false } = {}) {
  const server = {
    rows: Array.from({ length: count }, (_, at) => `row-${at + 1}`),
    asked: [] as { first: number; after: string | null }[],
    isSlow: false,
    isDown: false,
    release: () => {},
    announce: (_id: string | null) => {},
    connect: () => {},
    isWatched: false,
  };
  const environment = createEnvironment({
    fetch: async (_request, variables) => {
      const { first, after } = variables as (typeof server.asked)[number];
      server.asked.push({ first, after });
      if (server.isSlow) await new Promise<void>((resolve) => (server.release = resolve));
      if (server.isDown) throw new Error("down");
      return page(server.rows, first, after);
    },
    subscribe: () =>
      Observable.create<GraphQLResponse>((sink) => {
        server.isWatched = true;
        server.announce = (id) =>
          sink.next({ data: { correctionChanged: id === null ? null : { __typename: "Correction", id } } });
        return () => void (server.isWatched = false);
      }),
    onConnected: (listener) => {
      server.connect = listener;
      return () => {};
    },
  });
  const { result, rerender, unmount } = renderHook(
    ({ first }) => {
      const data = useLazyLoadQuery<useLiveListTestQuery>(query, { ...firstPage, first });
      const [{ corrections }, list] = useLiveList<useLiveListTest_query$key, useLiveListTestSubscription>(
        fragment,
        data,
        isLive ? { subscription, isHeld: () => isInUse } : undefined,
      );
      const ids = corrections.edges.map(({ node }) => node.id);
      return { ...list, ids, total: corrections.totalCount, readLists: useReadLists() };
    },
    {
      initialProps: { first: size },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>
          <Suspense>{children}</Suspense>
        </RelayEnvironmentProvider>
      ),
    },
  );
  return { server, result, rerender, unmount };
}

function page(rows: readonly string[], first: number, after: string | null) {
  const from = Array.from({ length: 400 }, (_, at) => at).find((at) => after === cursorOf(at)) ?? 0;
  const edges = rows.slice(from, from + first).map((id, at) => ({
    cursor: cursorOf(from + at + 1),
    node: { __typename: "Correction", id },
  }));
  const hasNextPage = from + first < rows.length;
  const pageInfo = { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { data: { corrections: { edges, pageInfo, totalCount: rows.length } } };
}

/** Lets answers arrive, and the pause before a fetch pass. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(400));

test("loads more rows, and a change fetches as many as are shown", async () => {
  const { server, result } = open(60);
  await settle();
  expect(result.current).toMatchObject({ hasMore: true, total: 60 });
  act(() => result.current.loadMore());
  expect(result.current.isLoadingMore).toBe(true);
  await settle();
  expect(result.current.ids).toHaveLength(50);
  server.rows.unshift("new");
  act(() => server.announce("new"));
  await settle();
  expect(result.current.ids).toEqual(server.rows.slice(0, 50));
  expect(server.asked).toEqual([firstPage, { first: 25, after: cursorOf(25) }, { first: 50, after: null }]);
});

test("says how many rows are loaded, and how many a page has", async () => {
  const { result } = open(60);
  await settle();
  expect(result.current).toMatchObject({ shown: 25, size: 25 });
  act(() => result.current.loadMore());
  await settle();
  expect(result.current).toMatchObject({ shown: 50, size: 25 });
  act(() => result.current.loadMore());
  await settle();
  expect(result.current).toMatchObject({ hasMore: false, shown: 60 });
});

test("without a subscription a list loads more, and fetches nothing by itself", async () => {
  const { server, result } = open(60, { isLive: false });
  await settle();
  act(() => server.connect());
  await settle();
  act(() => result.current.loadMore());
  await settle();
  expect(server.isWatched).toBe(false);
  expect(server.asked).toEqual([firstPage, { first: 25, after: cursorOf(25) }]);
});

test("pages of another size stay of that size", async () => {
  const { server, result } = open(200, { size: 80 });
  await settle();
  act(() => result.current.loadMore());
  await settle();
  act(() => server.announce("row-1"));
  await settle();
  expect(server.asked).toEqual([
    { first: 80, after: null },
    { first: 80, after: cursorOf(80) },
    { first: 160, after: null },
  ]);
});

test("a change while more rows load is fetched after them, and loses none", async () => {
  const { server, result } = open(60);
  await settle();
  server.isSlow = true;
  act(() => result.current.loadMore());
  server.rows.unshift("new");
  act(() => server.announce("new"));
  await settle();
  expect(server.asked).toHaveLength(2);
  expect(result.current.ids).toHaveLength(25);
  server.isSlow = false;
  server.release();
  await settle();
  await settle();
  expect(result.current.ids).toEqual(server.rows.slice(0, 50));
  expect(server.asked.at(-1)).toEqual({ first: 50, after: null });
});

test("more rows that are wanted during a fetch follow it", async () => {
  const { server, result } = open(60);
  await settle();
  server.isSlow = true;
  server.rows.shift();
  act(() => server.announce("row-1"));
  await settle();
  act(() => result.current.loadMore());
  expect(result.current.isLoadingMore).toBe(true);
  server.isSlow = false;
  server.release();
  await settle();
  expect(result.current.ids).toEqual(server.rows.slice(0, 50));
  expect(result.current.isLoadingMore).toBe(false);
});

test("a removed row disappears, and the total with it", async () => {
  const { server, result } = open(3);
  await settle();
  server.rows.splice(1, 1);
  act(() => server.announce("row-2"));
  await settle();
  expect(result.current).toMatchObject({ ids: ["row-1", "row-3"], total: 2, hasMore: false });
});

test("a failed fetch keeps what is shown; a later change fetches again", async () => {
  const { server, result } = open(30);
  await settle();
  server.isDown = true;
  server.rows.unshift("new");
  act(() => server.announce("new"));
  await settle();
  expect(result.current.ids).toEqual(server.rows.slice(1, 26));
  act(() => result.current.loadMore());
  await settle();
  expect(result.current).toMatchObject({ hasFailed: true, isLoadingMore: false, hasMore: true });
  expect(result.current.ids).toHaveLength(25);
  server.isDown = false;
  act(() => server.announce("new"));
  await settle();
  expect(result.current.ids).toEqual(server.rows.slice(0, 25));
  act(() => result.current.loadMore());
  await settle();
  expect(result.current).toMatchObject({ hasFailed: false, ids: server.rows });
});

test("changes in quick succession cause one fetch, and so does an own change", async () => {
  const { server, result } = open(3);
  await settle();
  for (const id of ["row-1", "row-2", "row-3"]) act(() => server.announce(id));
  act(() => result.current.readLists());
  await settle();
  expect(server.asked).toHaveLength(2);
});

test("no row moves while a dialog of one is open", async () => {
  const { server, result } = open(3);
  await settle();
  act(() => result.current.hold(1));
  server.rows.unshift("new");
  act(() => server.announce("new"));
  await settle();
  expect(result.current).toMatchObject({ waiting: 1, ids: ["row-1", "row-2", "row-3"] });
  act(() => result.current.hold(-1));
  await settle();
  expect(result.current).toMatchObject({ waiting: 0, ids: server.rows });
});

test("a row that its reader may no longer see leaves also while the list is in use", async () => {
  const { server, result } = open(3, { isInUse: true });
  await settle();
  server.rows.shift();
  act(() => server.announce("row-1"));
  await settle();
  expect(result.current).toMatchObject({ waiting: 1, ids: ["row-1", "row-2", "row-3"] });
  act(() => server.announce(null));
  await settle();
  expect(result.current).toMatchObject({ waiting: 0, ids: server.rows });
});

test("a list longer than a page may be waits for the reader", async () => {
  const { server, result } = open(300);
  await settle();
  while (result.current.ids.length <= maxRows) {
    act(() => result.current.loadMore());
    await settle();
  }
  act(() => server.announce("row-1"));
  await settle();
  expect(result.current).toMatchObject({ waiting: 1 });
  expect(result.current.ids).toHaveLength(maxRows + 25);
  act(() => result.current.readAgain());
  await settle();
  expect(result.current).toMatchObject({ waiting: 0 });
  expect(result.current.ids).toHaveLength(maxRows);
});

test("after a lost connection the list is fetched", async () => {
  const { server, result } = open(3);
  await settle();
  server.rows.unshift("new");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  act(() => server.connect());
  await settle();
  expect(result.current.ids).toEqual(server.rows);
});

test("after it is closed nothing is fetched, and a late answer is ignored", async () => {
  const { server, result, unmount } = open(60);
  await settle();
  server.isSlow = true;
  act(() => result.current.loadMore());
  act(() => server.announce("row-1"));
  unmount();
  expect(server.isWatched).toBe(false);
  server.release();
  await settle();
  expect(server.asked).toHaveLength(2);
});

test("a page that loads for other variables is dropped, and holds nothing up", async () => {
  const { server, result, rerender } = open(60);
  await settle();
  server.isSlow = true;
  act(() => result.current.loadMore());
  await settle();
  const { release } = server;
  server.isSlow = false;
  rerender({ first: 30 });
  await settle();
  expect(result.current).toMatchObject({ shown: 30, isLoadingMore: false });
  act(() => server.announce("row-1"));
  await settle();
  expect(server.asked.slice(2)).toEqual([
    { first: 30, after: null },
    { first: 30, after: null },
  ]);
  release();
  await settle();
  expect(result.current.ids).toEqual(server.rows.slice(0, 30));
});
