import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { graphql } from "react-relay";
import type { AccountMenuMutation } from "#relay/AccountMenuMutation.graphql";
import { deskDensities, type DeskDensityName } from "../../../../shared/accounts/admins/density.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { popover } from "../../../design/fields/choices/Select.css.ts";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { Badge } from "../../../design/text/Badge.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import { useLogOut } from "../../settings/session/useLogOut.ts";
import * as css from "./AccountMenu.css.ts";
import { useMay } from "../permissions.ts";
import { words } from "../words.desk.ts";

export interface AccountMenuProps {
  username: string;
  roles: readonly string[];
  density: DeskDensityName | null;
}

/** Who is signed in, with the account's pages, the density of its screens, and Logout. */
export function AccountMenu({ username, roles, density }: AccountMenuProps) {
  const t = useWords(words);
  const may = useMay();
  const [logOut, isLeaving] = useLogOut("admin");
  return (
    <DialogTrigger>
      <Button className={css.trigger}>
        <Icon name="user" />
        <bdi className={css.name} translate="no">
          {username}
        </bdi>
        <span className={visuallyHidden}>{t.account.menu}</span>
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </Button>
      <Popover className={popover} offset={4} placement="bottom end">
        <Dialog className={css.panel} aria-label={t.account.menu}>
          {({ close }) => (
            <>
              <p className={css.who}>
                {username}{" "}
                {roles.map((role) => (
                  <Badge key={role} icon="shield">
                    {t.roles[role] ?? role}
                  </Badge>
                ))}
              </p>
              <Density chosen={density} />
              <ul className={css.list}>
                <li>
                  <a href="/admin/account" className={css.item} onClick={close}>
                    <Icon name="lock" />
                    {t.account.own}
                  </a>
                </li>
                {may("manageSystem") && (
                  <li>
                    <a href="/admin/user-management" className={css.item} onClick={close}>
                      <Icon name="users" />
                      {t.userManagement}
                    </a>
                  </li>
                )}
                <li>
                  <button
                    type="button"
                    className={css.item}
                    aria-disabled={isLeaving || undefined}
                    onClick={logOut}
                  >
                    <Icon name="logout" />
                    {t.logOut}
                  </button>
                </li>
              </ul>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Stored with the account, so that it is the same on every device. */
function Density({ chosen }: { chosen: DeskDensityName | null }) {
  const t = useWords(words).account;
  const showFailure = useFailureToast();
  const [set] = useAction<AccountMenuMutation>(graphql`
    mutation AccountMenuMutation($input: SetDeskDensityInput!) {
      setDeskDensity(input: $input) {
        viewer {
          admin {
            density
          }
        }
      }
    }
  `);
  const choose = (density: DeskDensityName) =>
    set({ input: { density } }).catch((error: unknown) => showFailure(error, { failed: t.densityFailed }));
  return (
    <div role="group" aria-label={t.density} className={css.densities}>
      {deskDensities.map((density) => (
        <button
          key={density}
          type="button"
          className={css.density}
          aria-pressed={density === (chosen ?? "compact")}
          onClick={() => void choose(density)}
        >
          {t.densities[density]}
        </button>
      ))}
    </div>
  );
}
