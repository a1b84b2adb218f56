import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Table } from "../../design/display/Table.tsx";
import { sortedRows, type Sort } from "../../design/display/tableColumns.ts";
import type { AccountAct } from "./AccountActions.tsx";
import { words } from "../words.desk.ts";
import type { Account } from "./account.ts";
import { accountValues, useAccountColumns } from "./useAccountColumns.tsx";

interface AccountTableProps {
  rows: readonly Account[];
  /** For super admins. */
  onAct?: (account: Account, act: AccountAct) => void;
}

export function AccountTable({ rows, onAct }: AccountTableProps) {
  const t = useWords(words);
  const columns = useAccountColumns(onAct);
  const [sort, setSort] = useState<Sort>();
  return (
    <Table
      label={t.accounts}
      columns={columns}
      rows={sortedRows(rows, columns, sort, accountValues)}
      sort={sort}
      onSort={setSort}
      empty={<EmptyState icon="users" text={t.empty} />}
    />
  );
}
