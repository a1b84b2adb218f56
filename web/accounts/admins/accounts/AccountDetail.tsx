import { use } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { AccountDetail_admin$key } from "#relay/AccountDetail_admin.graphql";
import type { AccountDetailQuery } from "#relay/AccountDetailQuery.graphql";
import { PanelReading } from "../../../shell/desk/usePanelQuery.ts";
import { Detail, MissingDetail } from "../../../shell/desk/workspace/Detail.tsx";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { useSeesName } from "./useSeesName.ts";
import { words } from "../words.desk.ts";
import { AccountActions } from "./AccountActions.tsx";
import { AccountActs } from "./accountActs.ts";

/** The open account with what its roles permit; a deleted one is missing at once. */
export const AccountDetail = ({ id, row }: { id: string; row: AccountDetail_admin$key | undefined }) =>
  row ? <Found account={row} /> : <Unlisted id={id} />;

/** An account that the loaded part of the list does not have. */
function Unlisted({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<AccountDetailQuery>(
    graphql`
      query AccountDetailQuery($id: ID!) {
        node(id: $id) {
          ...AccountDetail_admin @alias(as: "account")
        }
      }
    `,
    { id },
    // A deleted one is still in the store.
    { fetchKey: use(PanelReading), fetchPolicy: "network-only" },
  );
  return node?.account ? <Found account={node.account} /> : <MissingDetail />;
}

function Found({ account }: { account: AccountDetail_admin$key }) {
  const row = useFragment(
    graphql`
      fragment AccountDetail_admin on Admin {
        username
        name
        email
        roles
        isActive
        awaitsFirstSignIn
        hasSecondFactor
        programWide
        agencies
        createdAt
        lastLogin
        apiKeys {
          __typename
        }
        ...AccountActions_admin
        ...useAccountActs_admin
      }
    `,
    account,
  );
  const t = useWords(words);
  const format = useFormat();
  const onAct = use(AccountActs);
  const { columns } = t;
  const hasAgencies = useSeen().agencies.length > 0;
  const seesName = useSeesName();
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
          {hasAgencies && (
            <Fact term={columns.sees}>
              {seesName({ programWide: row.programWide, agencies: row.agencies })}
            </Fact>
          )}
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
