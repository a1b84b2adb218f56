import type { ReactNode, Ref } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import { deskOnly } from "../../../shell/desk/workspace/Workspace.css.ts";
import type { ShownFact } from "./CaseRow.tsx";
import * as css from "./CaseTable.css.ts";
import { words } from "../words.desk.ts";

interface CaseTableProps {
  ref: Ref<HTMLTableElement>;
  label: string;
  /** What the first column does with a row. */
  first: string;
  facts: readonly ShownFact[];
  /** Whether its rows have `wait`. */
  hasWait?: boolean;
  /** In the tracker each row has all its facts on a phone too, and a last column. */
  last?: string;
  /** `CaseRow`s. */
  children: ReactNode;
}

/** The cases of the workspace and of the tracker. */
export function CaseTable({ ref, label, first, facts, hasWait, last, children }: CaseTableProps) {
  const t = useWords(words).tracker.columns;
  const onDesk = last === undefined && deskOnly;
  const columns: { name: ReactNode; where?: string; fact?: string }[] = [
    { name: <span className={visuallyHidden}>{first}</span>, where: onDesk || "" },
    { name: t.case },
    { name: t.status },
    ...(hasWait ? [{ name: t.wait, where: css.factHead, fact: "wait" }] : []),
    ...facts.map((fact) => ({ name: t[fact], where: css.factHead, fact })),
    ...(last ? [{ name: <span className={visuallyHidden}>{last}</span> }] : []),
  ];
  return (
    <table ref={ref} aria-label={label} className={css.table} data-whole={last && true}>
      <thead>
        <tr>
          {columns.map(({ name, where = "", fact }, at) => (
            <th key={at} scope="col" className={`${css.headCell} ${where}`} data-fact={fact}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
