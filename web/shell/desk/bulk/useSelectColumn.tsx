import { useMemo } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { SelectBox } from "./SelectBox.tsx";
import { words } from "./words.desk.ts";

export interface Selection {
  keys: ReadonlySet<string>;
  toggle: (id: string) => void;
}

interface SelectColumn<Row> {
  nameOf: (row: Row) => string;
  /** Absent: every row. */
  canSelect?: (row: Row) => boolean;
}

const always = () => true;

/** The column of a desk list that chooses rows for an act on several. */
export function useSelectColumn<Row extends { id: string }>(
  { keys, toggle }: Selection,
  { nameOf, canSelect = always }: SelectColumn<Row>,
): TableColumn<Row> {
  const { column } = useWords(words);
  return useMemo(
    () => ({
      id: "select",
      label: column,
      isLabelHidden: true,
      text: () => "",
      cell: (row) =>
        canSelect(row) && (
          <SelectBox
            name={nameOf(row)}
            row={row.id}
            isSelected={keys.has(row.id)}
            onToggle={() => toggle(row.id)}
          />
        ),
      isForActions: true,
      staysBeside: true,
      width: 3.25,
    }),
    [column, keys, toggle, nameOf, canSelect],
  );
}
