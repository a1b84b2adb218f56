import type { Ref } from "react";
import type { CaseRow_request$key } from "#relay/CaseRow_request.graphql";
import type { CaseFact } from "../../../../shared/desk/cases/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { CaseRow } from "./CaseRow.tsx";
import { words as bulkWords } from "../../../shell/desk/bulk/words.desk.ts";
import { words } from "./words.desk.ts";

const none: readonly string[] = [];

interface CaseTableProps {
  ref: Ref<HTMLTableElement>;
  requests: readonly ({ id: string; number: number } & CaseRow_request$key)[];
  open: number | null;
  /** The one row that Tab reaches. */
  current: number | undefined;
  facts: readonly CaseFact[];
  onChoose: (number: number) => void;
  openBy: ReadonlyMap<number, readonly string[]>;
  selection: { keys: ReadonlySet<number>; toggle: (number: number) => void };
}

/** A table of links: each row opens its case, also in a new tab. J and K move between them. */
export function CaseTable({ ref, requests, open, current, openBy, selection, ...row }: CaseTableProps) {
  const t = useWords(words);
  const bulk = useWords(bulkWords);
  return (
    <table ref={ref} aria-label={t.listLabel} className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={`${css.headCell} ${css.deskOnly}`}>
            <span className={visuallyHidden}>{bulk.column}</span>
          </th>
          {(["case", "status", "facts"] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={`${css.headCell} ${column === "facts" ? css.deskOnly : ""}`}
            >
              {t.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <CaseRow
            key={request.id}
            request={request}
            isOpen={request.number === open}
            isCurrent={request.number === current}
            {...row}
            openBy={openBy.get(request.number) ?? none}
            isSelected={selection.keys.has(request.number)}
            onToggle={selection.toggle}
          />
        ))}
      </tbody>
    </table>
  );
}
