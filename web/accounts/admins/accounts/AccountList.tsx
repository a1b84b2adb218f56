import { ListAndDetail } from "../../../shell/desk/workspace/ListAndDetail.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import type { KeyWords } from "../../../shell/desk/workspace/words.desk.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { LiveList } from "../../../core/relay/useLiveList.ts";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import type { Account } from "./useAccountColumns.tsx";
import { AccountActs, type OnAccountAct } from "./accountActs.ts";
import { AccountTable } from "./AccountTable.tsx";

const AccountDetail = lazily(() => import("./AccountDetail.tsx"), "AccountDetail");
const noKeys: KeyWords = [];

interface AccountListProps {
  list: LiveList;
  total: number;
  rows: readonly Account[];
  onAct: OnAccountAct;
}

/** The accounts with the open one beside them. */
export function AccountList(props: AccountListProps) {
  const t = useWords(words);
  const detail = { label: t.detail, keys: noKeys, Content: AccountDetail };
  return (
    <AccountActs value={props.onAct}>
      <ListAndDetail detail={detail} rows={props.rows}>
        {(open, shortcuts) => (
          <Stack>
            <Cluster isSpread>
              <h2>{t.accounts}</h2>
              {shortcuts}
            </Cluster>
            <AccountTable {...props} open={open} />
          </Stack>
        )}
      </ListAndDetail>
    </AccountActs>
  );
}
