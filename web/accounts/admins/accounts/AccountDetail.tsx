import { use } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AccountDetailQuery } from "#relay/AccountDetailQuery.graphql";
import { Detail, MissingDetail } from "../../../shell/desk/workspace/Detail.tsx";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import type { Account } from "./account.ts";
import { AccountActions } from "./AccountActions.tsx";
import { AccountActs } from "./accountActs.ts";

/** The open account with what its roles permit; a deleted one is missing at once. */
export const AccountDetail = ({ id, row }: { id: string; row: Account | undefined }) =>
  row ? <Found row={row} /> : <Unlisted id={id} />;

/** An account that the loaded part of the list does not have. */
function Unlisted({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<AccountDetailQuery>(
    graphql`
      query AccountDetailQuery($id: ID!) {
        node(id: $id) {
          ... on Admin @alias(as: "account") {
            ...useAccountColumns_admin @relay(mask: false)
          }
        }
      }
    `,
    { id },
    // A deleted one is still in the store.
    { fetchPolicy: "network-only" },
  );
  return node?.account ? <Found row={node.account} /> : <MissingDetail />;
}

function Found({ row }: { row: Account }) {
  const t = useWords(words);
  const format = useFormat();
  const onAct = use(AccountActs);
  const { columns } = t;
  return (
    <Detail title={row.username} actions={<AccountActions account={row} onAct={(act) => onAct(row, act)} />}>
      <Stack>
        <Facts>
          <Fact term={t.name}>{row.name}</Fact>
          <Fact term={t.email}>{row.email}</Fact>
          <Fact term={columns.status}>
            {[
              row.isActive ? t.active : t.inactive,
              row.awaitsFirstSignIn && t.firstPassword,
              row.hasSecondFactor && t.secondFactor,
              row.apiKeys.length > 0 && t.keyCount(row.apiKeys.length),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Fact>
          <Fact term={columns.lastLogin}>{row.lastLogin ? format.dateTime(row.lastLogin) : t.never}</Fact>
          <Fact term={columns.created}>{format.date(row.createdAt)}</Fact>
        </Facts>
        <h3>{columns.role}</h3>
        <Facts>
          {row.roles.map((role) => (
            <Fact key={role} term={t.roles[role] ?? role}>
              {t.roleTexts[role] ?? ""}
            </Fact>
          ))}
        </Facts>
      </Stack>
    </Detail>
  );
}
