import type { TableColumn } from "../../../design/display/table/tableColumns.ts";

/** The columns of a list, without the column of actions if the account may not take them. */
export const columnsFor = <Row>(mayAct: boolean, columns: readonly TableColumn<Row>[]) =>
  mayAct ? columns : columns.filter(({ isForActions }) => !isForActions);
