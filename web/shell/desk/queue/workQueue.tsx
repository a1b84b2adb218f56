import { createContext, Suspense, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { useLazyLoadQuery } from "react-relay";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { whenIdle } from "../../../core/device/whenIdle.ts";
import type { WorkQueueEntry, WorkQueueSource } from "../desk.ts";
import { useSeen } from "../agencies.ts";
import { useDeskParts } from "../deskParts.ts";
import { fetchOptions } from "../lists/fetchOptions.ts";
import { useLiveFetchKey } from "../lists/useLiveFetchKey.ts";

/** What waits in the lists of one part: undefined until it was read. */
type Waiting = readonly WorkQueueEntry[] | "failed" | undefined;

/** By the ids of the account's parts that have lists. */
const WorkQueue = createContext<ReadonlyMap<string, Waiting>>(new Map());

export const useWorkQueue = () => use(WorkQueue);

/** How much is urgent, by the address of the list's page. */
export function useUrgentByPage(): ReadonlyMap<string, number> {
  const queue = useWorkQueue();
  const found = new Map<string, number>();
  for (const entries of queue.values())
    for (const { urgent } of typeof entries === "object" ? entries : []) {
      const [page = ""] = urgent?.href.split("?") ?? [];
      if (urgent) found.set(page, (found.get(page) ?? 0) + urgent.count);
    }
  return found;
}

/** Reads what waits once for the navigation and the overview, live, after the page itself. */
export function WorkQueueProvider({ children }: { children: ReactNode }) {
  const parts = useDeskParts();
  const [read, setRead] = useState<ReadonlyMap<string, Waiting>>(new Map());
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle([async () => setIdle(true)]), []);
  // The same elements each time. If three of them load while their parent is rendered again, React
  // 19.3 renders them without a pause until the next answer arrives (react/react#37556).
  const readers = useMemo(
    () =>
      (isIdle ? parts : []).flatMap(({ id, loadWorkQueue }) =>
        loadWorkQueue ? [<Reader key={id} source={loadWorkQueue()} onRead={storeAs(id, setRead)} />] : [],
      ),
    [parts, isIdle],
  );
  const waiting = useMemo(
    () =>
      new Map(
        parts.flatMap(({ id, loadWorkQueue }): [string, Waiting][] =>
          loadWorkQueue ? [[id, read.get(id)]] : [],
        ),
      ),
    [parts, read],
  );
  return (
    <WorkQueue value={waiting}>
      {children}
      {readers}
    </WorkQueue>
  );
}

type SetRead = (change: (before: ReadonlyMap<string, Waiting>) => ReadonlyMap<string, Waiting>) => void;

const storeAs = (id: string, set: SetRead) => (waiting: Waiting) =>
  set((before) => new Map(before).set(id, waiting));

interface ReaderProps {
  source: Promise<WorkQueueSource>;
  onRead: (waiting: Waiting) => void;
}

function Reader({ source, onRead }: ReaderProps) {
  const instead = <Failed onRead={onRead} />;
  return (
    <Boundary of={null} failed={() => instead}>
      <Suspense>
        <Lines source={source} onRead={onRead} />
      </Suspense>
    </Boundary>
  );
}

function Lines({ source: loading, onRead }: ReaderProps) {
  const source = use(loading);
  const [times, readAgain] = useLiveFetchKey(source.changes);
  const { programWide } = useSeen();
  const answer = useLazyLoadQuery(source.query, { programWide }, fetchOptions(times));
  useEffect(() => source.schedule?.(answer, readAgain), [source, answer, readAgain]);
  useEffect(() => onRead(source.lines(answer)), [source, answer, onRead]);
  return null;
}

/** In the place of lines that could not be read. */
function Failed({ onRead }: Pick<ReaderProps, "onRead">) {
  useEffect(() => onRead("failed"), [onRead]);
  return null;
}
