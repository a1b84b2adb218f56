import { useState } from "react";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { WalkedTable } from "../../../shell/desk/workspace/WalkedTable.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { LiveList } from "../../../core/relay/useLiveList.ts";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { sortedRows, type Sort } from "../../../design/display/table/tableColumns.ts";
import { words } from "../words.desk.ts";
import type { OnAccountAct } from "./accountActs.ts";
import { accountValues, useAccountColumns, type Account } from "./useAccountColumns.tsx";

interface AccountTableProps {
  list: LiveList;
  /** The number of accounts, shown or not. */
  total: number;
  rows: readonly Account[];
  /** The row whose detail is open, or null, where rows open beside the table. */
  open?: string | null;
  /** For super admins. */
  onAct?: OnAccountAct;
}

export function AccountTable({ list, total, rows, open, onAct }: AccountTableProps) {
  const t = useWords(words);
  const columns = useAccountColumns(onAct);
  const [sort, setSort] = useState<Sort>();
  return (
    <>
      <WalkedTable
        label={t.accounts}
        columns={columns}
        rows={sortedRows(rows, columns, sort, accountValues)}
        sort={sort}
        onSort={setSort}
        {...(open !== undefined && { open })}
        empty={<EmptyState icon="users" text={t.empty} />}
      />
      <LoadMore list={list} total={total} />
    </>
  );
}
