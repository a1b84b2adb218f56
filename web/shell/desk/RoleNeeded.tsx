import type { Permission } from "../../../shared/core/access/roles.ts";
import { rolesInWords } from "../../../shared/core/access/roles.en.ts";
import { Outlet } from "react-router-dom";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { useMay } from "./permissions.ts";
import { words } from "./words.desk.ts";

/** In place of what the account's roles do not permit. */
export function RoleNeeded({ permission }: { permission: Permission }) {
  const t = useWords(words).roleNeeded;
  return (
    <Notice tone="caution" title={t.title}>
      {t.text(rolesInWords(permission))}
    </Notice>
  );
}

/** Around pages: shows them, or which role they need. */
export const guardFor = (permission: Permission) =>
  function RoleGuard() {
    return useMay()(permission) ? <Outlet /> : <RoleNeededPage permission={permission} />;
  };

function RoleNeededPage({ permission }: { permission: Permission }) {
  const t = useWords(words);
  return (
    <Page
      title={t.roleNeeded.page}
      above={
        <TextLink href="/admin/dashboard" icon="arrow-left">
          {t.roleNeeded.back}
        </TextLink>
      }
    >
      <RoleNeeded permission={permission} />
    </Page>
  );
}
