import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCurrentWaitsQuery, useCurrentWaitsQuery$data } from "#relay/useCurrentWaitsQuery.graphql";
import { mostRows } from "#shared/core/graphql/pages";
import { useDebouncedRefetch } from "../admin/useDebouncedRefetch.ts";

export type CurrentWait = useCurrentWaitsQuery$data["currentWaits"][number]["waitingFor"];

/**
 * Who the requests of a list wait for, by number. They are read after the list, so that it never
 * waits for them. `readSoon` is for changes that the list heard.
 */
export function useCurrentWaits(numbers: readonly number[]) {
  const environment = useRelayEnvironment();
  const [waits, setWaits] = useState<ReadonlyMap<number, CurrentWait>>(new Map());
  const [reading, setReading] = useState(0);
  const readSoon = useDebouncedRefetch(useCallback(() => setReading((times) => times + 1), []));
  const asked = numbers.join(" ");
  useEffect(() => {
    if (!asked) return;
    const all = asked.split(" ").map(Number);
    const parts = all.flatMap((_, from) => (from % mostRows ? [] : [all.slice(from, from + mostRows)]));
    let isOver = false;
    void Promise.all(
      parts.map((part) =>
        fetchQuery<useCurrentWaitsQuery>(environment, query, { numbers: part }).toPromise(),
      ),
    ).then(
      (answers) => {
        const read = answers.flatMap((answer) => answer?.currentWaits ?? []);
        if (!isOver) setWaits(new Map(read.map(({ number, waitingFor }) => [number, waitingFor])));
      },
      () => {}, // what is on the screen stays
    );
    return () => void (isOver = true);
  }, [asked, environment, reading]);
  return { waits, readSoon };
}

const query = graphql`
  query useCurrentWaitsQuery($numbers: [Int!]!) {
    currentWaits(numbers: $numbers) {
      number
      waitingFor {
        ...CurrentWaitFact_wait @relay(mask: false)
      }
    }
  }
`;
