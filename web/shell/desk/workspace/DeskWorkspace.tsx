import type { TableRow } from "../../../design/display/table/tableColumns.ts";
import { DeskList, type DeskListProps } from "../lists/DeskList.tsx";
import { ListAndDetail, type DeskDetail } from "./ListAndDetail.tsx";

interface DeskWorkspaceProps<Row extends TableRow> extends Omit<DeskListProps<Row>, "walk"> {
  /** What a press on a row opens. */
  detail: DeskDetail<Row>;
}

/** A desk list whose rows open beside it. */
export const DeskWorkspace = <Row extends TableRow>({ detail, ...list }: DeskWorkspaceProps<Row>) => (
  <ListAndDetail detail={detail} rows={list.rows}>
    {(open, shortcuts) => <DeskList {...list} walk={{ open, shortcuts }} />}
  </ListAndDetail>
);
