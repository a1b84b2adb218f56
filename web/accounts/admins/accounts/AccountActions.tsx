import { graphql, useFragment } from "react-relay";
import type { AccountActions_admin$key } from "#relay/AccountActions_admin.graphql";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { words } from "../words.desk.ts";

export const accountActs = ["toggle", "role", "seen", "reset", "end", "factor", "delete"] as const;
export type AccountAct = (typeof accountActs)[number];

interface AccountActionsProps {
  account: AccountActions_admin$key;
  onAct: (act: AccountAct) => void;
}

/** A super admin's actions on another account. */
export function AccountActions({ account: ref, onAct }: AccountActionsProps) {
  const t = useWords(words);
  const may = useMay();
  const hasAgencies = useSeen().agencies.length > 0;
  const { username, isActive, isOwn, hasSecondFactor } = useFragment(
    graphql`
      fragment AccountActions_admin on Admin {
        username
        isActive
        isOwn
        hasSecondFactor
      }
    `,
    ref,
  );
  if (isOwn) return <Muted>{t.own}</Muted>;
  const act = (id: string) => {
    const chosen = accountActs.find((known) => known === id);
    if (chosen) onAct(chosen);
  };
  const end = {
    id: "end",
    label: t.endSessions,
    description: t.endSessionsText,
    icon: "logout",
  } as const;
  if (!may("manageSystem")) return <Menu label={t.more(username)} onAction={act} actions={[end]} />;
  return (
    <Menu
      label={t.more(username)}
      onAction={act}
      actions={[
        { id: "role", label: t.changeRoles, icon: "shield" },
        ...(hasAgencies ? [{ id: "seen", label: t.seen.action, icon: "eye" } as const] : []),
        { id: "reset", label: t.reset, description: t.resetText, icon: "lock" },
        end,
        ...(hasSecondFactor
          ? [
              {
                id: "factor",
                label: t.removeFactor,
                description: t.removeFactorText,
                icon: "phone",
              } as const,
            ]
          : []),
        isActive
          ? { id: "toggle", label: t.deactivate, icon: "minus", isDangerous: true }
          : { id: "toggle", label: t.activate, icon: "check" },
        { id: "delete", label: t.delete, icon: "trash", isDangerous: true },
      ]}
    />
  );
}
