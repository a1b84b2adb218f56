import { Suspense, useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useAccountColumns_admin$data,
  useAccountColumns_admin$key,
} from "#relay/useAccountColumns_admin.graphql";
import { lazily } from "../../../core/routing/lazily.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { words } from "../words.desk.ts";
import { useSeesName } from "./useSeesName.ts";
import type { OnAccountAct } from "./accountActs.ts";

const AccountActions = lazily(() => import("./AccountActions.tsx"), "AccountActions");

const fragment = graphql`
  fragment useAccountColumns_admin on Admin @inline {
    id
    username
    name
    roles
    isActive
    isOwn
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
    ...AccountDetail_admin
    ...useAccountActs_admin
  }
`;

/** An account in the list. */
export type Account = useAccountColumns_admin$data;

export const readAccount = (admin: useAccountColumns_admin$key): Account => readInlineData(fragment, admin);

/** The columns of the account list; actions only if `onAct` is given. */
export function useAccountColumns(onAct?: OnAccountAct) {
  const t = useWords(words);
  const format = useFormat();
  return useMemo((): readonly TableColumn<Account>[] => {
    const lastLogin = ({ lastLogin: at }: Account) => (at ? format.dateTime(at) : t.never);
    return [
      {
        id: "username",
        label: t.columns.username,
        text: ({ username }) => username,
        cell: (account) => <Who account={account} />,
        isRowHeader: true,
        isSortable: true,
        share: 2,
        minWidth: 12,
      },
      {
        id: "role",
        label: t.columns.role,
        needsNoLabel: true,
        text: ({ roles }) => roles.map((role) => t.roles[role] ?? role).join(", "),
        cell: ({ roles }) => (
          <Cluster gap="xs">
            {roles.map((role) => (
              <Badge key={role} tone={role === "super_admin" ? "info" : "neutral"} icon="shield">
                {t.roles[role] ?? role}
              </Badge>
            ))}
          </Cluster>
        ),
        isSortable: true,
        staysBeside: true,
        width: 10.5,
      },
      {
        id: "status",
        label: t.columns.status,
        needsNoLabel: true,
        text: ({ isActive }) => (isActive ? t.active : t.inactive),
        cell: ({ isActive }) => (
          <Badge
            tone={isActive ? "positive" : "caution"}
            icon={isActive ? "check" : "lock"}
            isPlain={isActive}
          >
            {isActive ? t.active : t.inactive}
          </Badge>
        ),
        isSortable: true,
        staysBeside: true,
        width: 7,
      },
      { id: "lastLogin", label: t.columns.lastLogin, text: lastLogin, isSortable: true, width: 10.5 },
      {
        id: "created",
        label: t.columns.created,
        text: ({ createdAt }) => format.date(createdAt),
        isSortable: true,
        width: 7.5,
      },
      ...(onAct
        ? [
            {
              id: "actions",
              label: t.columns.actions,
              text: ({ isOwn }: Account) => (isOwn ? t.own : ""),
              cell: (account: Account) => (
                <Suspense key={account.id}>
                  <AccountActions account={account} onAct={(act) => onAct(account, act)} />
                </Suspense>
              ),
              isForActions: true,
              width: 8,
            },
          ]
        : []),
    ];
  }, [t, format, onAct]);
}

/** Sort values of time columns. */
export const accountValues: Readonly<Record<string, (account: Account) => string>> = {
  lastLogin: ({ lastLogin }) => lastLogin ?? "",
  created: ({ createdAt }) => createdAt,
};

function Who({ account }: { account: Account }) {
  const { username, name, awaitsFirstSignIn, hasSecondFactor, apiKeys } = account;
  const t = useWords(words);
  const hasAgencies = useSeen().agencies.length > 0;
  const seesName = useSeesName();
  const state = [
    awaitsFirstSignIn && t.firstPassword,
    hasSecondFactor && t.secondFactor,
    apiKeys.length > 0 && t.keyCount(apiKeys.length),
  ].filter(Boolean);
  return (
    <div>
      <Cluster gap="xs">
        <span>{username}</span>
        {name !== username && <Muted>{name}</Muted>}
        {state.length > 0 && <Badge>{state.join(", ")}</Badge>}
      </Cluster>
      {hasAgencies && (
        <div>
          <Muted>{`${t.columns.sees}: ${seesName({ programWide: account.programWide, agencies: account.agencies })}`}</Muted>
        </div>
      )}
    </div>
  );
}
