import type { ReactNode } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { HoldList } from "../../../core/relay/HoldList.ts";
import type { LiveList } from "../../../core/relay/useLiveList.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { SearchField } from "../../../design/fields/SearchField.tsx";
import { Select, type Option } from "../../../design/fields/choices/Select.tsx";
import type { TableColumn, TableRow } from "../../../design/display/table/tableColumns.ts";
import * as css from "./DeskList.css.ts";
import { changeListAddress, readListAddress, type ListAddress, type ListShape } from "../deskAddress.ts";
import { LoadMore, ShowChanges } from "./LoadMore.tsx";
import { words } from "../words.desk.ts";
import { upTo } from "./upTo.ts";
import { WalkedTable } from "../workspace/WalkedTable.tsx";

export interface DeskListProps<Row extends TableRow> {
  shape: ListShape;
  label: string;
  search: { label: string; placeholder: string };
  filter: { label: string; options: readonly Option[] };
  /** More filters next to it. */
  filters?: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The number of matching rows, shown or not. */
  total: number;
  /** If the rows are counted only up to a number, that number. */
  maxCounted?: number;
  list: LiveList;
  /** The empty texts with and without a search. */
  empty: { found: string; yet: string };
  /** If its rows open beside it: which one is open, and the button that lists the keys. */
  walk?: { open: string | null; shortcuts: ReactNode };
}

/** The order and the open row do not reduce the rows. */
const ofNoFilter = new Set(["sort", "direction", "open"]);

/**
 * A list at the desk: search, filter, order and the open row are in the URL, so that Back and links
 * lead to the same rows.
 */
export function DeskList<Row extends TableRow>(props: DeskListProps<Row>) {
  const { shape, label, search, filter, filters, columns, rows, total, list, empty, walk } = props;
  const { maxCounted = Infinity } = props;
  const t = useWords(words).list;
  const [address, setAddress] = useSearch();
  const shown = readListAddress(address, shape);
  const change = (next: Partial<ListAddress>) => setAddress((now) => changeListAddress(now, next, shape));
  const isFiltered = shown.search !== "" || shown.filter !== shape.filter.usual;

  const isAsked = [...address.keys()].some((name) => !ofNoFilter.has(name));

  const select = (
    <Select
      label={filter.label}
      options={filter.options}
      value={shown.filter}
      onChange={(chosen) => change({ filter: String(chosen) })}
    />
  );
  const tools = (
    <div className={filters ? css.manyTools : css.tools}>
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        value={shown.search}
        onSearch={(text) => change({ search: text.trim() })}
        found={t.found(upTo(total, maxCounted))}
      />
      {filters ? (
        <div className={css.filters}>
          {select}
          {filters}
        </div>
      ) : (
        select
      )}
    </div>
  );
  return (
    <Stack>
      {walk ? (
        <div className={css.toolsAndKeys}>
          {tools}
          {walk.shortcuts}
        </div>
      ) : (
        tools
      )}
      <ShowChanges list={list} />
      <HoldList value={list.hold}>
        <WalkedTable
          label={label}
          columns={columns}
          rows={rows}
          sort={shown.sort}
          onSort={(sort) => change({ sort })}
          {...(walk && { open: walk.open })}
          empty={
            <EmptyState icon="search" text={isAsked ? empty.found : empty.yet}>
              {isFiltered && (
                <Button variant="quiet" onPress={() => change({ search: "", filter: shape.filter.usual })}>
                  {t.showAll}
                </Button>
              )}
            </EmptyState>
          }
        />
      </HoldList>
      <LoadMore list={list} total={total > maxCounted ? undefined : total} />
    </Stack>
  );
}
