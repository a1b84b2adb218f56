import { Suspense, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { useRevalidator } from "react-router-dom";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Loading } from "../../../design/text/Loading.tsx";
import { DetailFailed } from "./Detail.tsx";
import { PanelReading } from "../usePanelQuery.ts";
import { OpenRow, openRowIn, withOpenRow } from "./openRow.ts";
import { HasShortcuts } from "./singleKeys.ts";
import { useWorkspace } from "./useWorkspace.ts";
import { words, type KeyWords } from "./words.desk.ts";
import { Shortcuts, Workspace } from "./Workspace.tsx";

/** What is beside a desk list while one of its rows is open. */
export interface DeskDetail<Row> {
  /** The accessible name of the detail. */
  label: string;
  /** A `Detail`. The row is undefined if the list has not loaded it. */
  Content: ComponentType<{ id: string; row: Row | undefined }>;
  /** The letters of its buttons, and what they do. */
  keys: KeyWords;
}

interface ListAndDetailProps<Row> {
  detail: DeskDetail<Row>;
  /** The loaded rows, in order. */
  rows: readonly Row[];
  children: (open: string | null, shortcuts: ReactNode) => ReactNode;
}

/**
 * A desk list with the detail of the row in `?open=`. Without one the list has the whole width; on
 * a phone the detail takes its place.
 */
export function ListAndDetail<Row extends { id: string }>(props: ListAndDetailProps<Row>) {
  const { detail, rows, children } = props;
  const t = useWords(words);
  const { Content } = detail;
  const [address, setAddress] = useSearch();
  const open = openRowIn(address);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const row = rows.find(({ id }) => id === open);
  const list = useRef<HTMLDivElement>(null);
  const show = (id: string | null, how?: "push") => setAddress((now) => withOpenRow(now, id), how);
  const work = useWorkspace({
    keys: ids,
    open,
    openIn: openRowIn,
    rows: list,
    letters: useMemo(() => detail.keys.map(([key]) => key.toLowerCase()), [detail.keys]),
    onOpen: show,
  });
  const { revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  const retry = () => void revalidate().then(() => setTries((before) => before + 1));
  const failed = (error: unknown) => <DetailFailed error={error} onRetry={retry} />;
  const shortcuts = <Shortcuts keys={[...t.rowKeys, ...detail.keys]} isIcon {...work.shortcuts} />;
  return (
    <OpenRow
      value={{
        choose: work.choose,
        open: (id) => {
          work.choose(id);
          show(id, "push");
        },
        close: work.close,
        takesFocus: work.takesFocus,
      }}
    >
      <Workspace
        {...work.panes}
        label={detail.label}
        list={<div ref={list}>{children(open, shortcuts)}</div>}
      >
        {open === null ? undefined : (
          <HasShortcuts value>
            <Boundary of={`${open} ${tries}`} failed={failed}>
              <PanelReading value={tries}>
                <Suspense fallback={<Loading shape="cards" />}>
                  <Content key={open} id={open} row={row} />
                </Suspense>
              </PanelReading>
            </Boundary>
          </HasShortcuts>
        )}
      </Workspace>
    </OpenRow>
  );
}
