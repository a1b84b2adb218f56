import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RolesDialog_admin$key } from "#relay/RolesDialog_admin.graphql";
import { adminRoles, permissionsOf, type AdminRoleName } from "../../../../shared/core/access/roles.ts";
import { rolesForm } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { CheckboxSet } from "../../../design/fields/choices/CheckboxSet.tsx";
import { Muted, Stack } from "../../../design/layout/layout.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { words } from "../words.desk.ts";
import { AccountKeys } from "./AccountKeys.tsx";

interface RolesDialogProps {
  account: RolesDialog_admin$key;
  onClose: () => void;
  onSave: (roles: AdminRoleName[], keepApiKeys: readonly string[]) => Promise<void>;
}

/** The roles of an account, several at once, with what they permit together. */
export function RolesDialog({ account: ref, onClose, onSave }: RolesDialogProps) {
  const account = useFragment(
    graphql`
      fragment RolesDialog_admin on Admin {
        username
        roles
        apiKeys {
          __typename
        }
        ...AccountKeys_admin
      }
    `,
    ref,
  );
  const t = useWords(words);
  const [chosen, setChosen] = useState<readonly string[]>(account.roles);
  const [kept, setKept] = useState<readonly string[]>([]);
  const roles = adminRoles.filter((role) => chosen.includes(role));
  const losesKeys =
    account.apiKeys.length > 0 && account.roles.includes("super_admin") && !roles.includes("super_admin");
  return (
    <FormDialog
      title={t.rolesOf(account.username)}
      label={t.changeRoles}
      isWide
      schema={rolesForm}
      onSubmit={(form) => onSave(form.roles, losesKeys ? kept : [])}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.rolesSave, pending: t.rolesSaving }}
    >
      <Muted>{t.rolesHint}</Muted>
      <CheckboxSet
        name="roles"
        label={t.rolesLabel}
        boxes={adminRoles.map((role) => ({
          name: "roles[]",
          value: role,
          isChosen: account.roles.includes(role),
          label: (
            <>
              <strong>{t.roles[role]}</strong>
              <br />
              <Muted>{t.roleTexts[role]}</Muted>
            </>
          ),
        }))}
        onChosen={(role, isChosen) =>
          setChosen((before) => (isChosen ? [...before, role] : before.filter((other) => other !== role)))
        }
      />
      {roles.length > 0 && <Permitted roles={roles} />}
      {losesKeys && <AccountKeys account={account} kept={kept} onKeep={setKept} />}
      <p>{t.rolesAsk}</p>
    </FormDialog>
  );
}

function Permitted({ roles }: { roles: readonly AdminRoleName[] }) {
  const t = useWords(words);
  return (
    <Stack gap="xs">
      <strong>{t.rolesPermit}</strong>
      <ul>
        {permissionsOf(roles).map((permission) => (
          <li key={permission}>{t.permissions[permission]}</li>
        ))}
      </ul>
    </Stack>
  );
}
