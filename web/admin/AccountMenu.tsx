import { useEffect, useId, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { AccountMenuMutation } from "#relay/AccountMenuMutation.graphql";
import { deskDensities, type DeskDensityName } from "#shared/admins/density";
import { useLocation } from "../core/routing/router/hooks.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useAction } from "../core/relay/useAction.ts";
import { useFailureToast } from "../design/overlays/useFailureToast.ts";
import { Badge } from "../design/text/Badge.tsx";
import { Icon } from "../design/text/Icon.tsx";
import { visuallyHidden } from "../design/text/visuallyHidden.css.ts";
import { useLogOut } from "../settings/session/useLogOut.ts";
import * as css from "./AccountMenu.css.ts";
import { useMay } from "./permissions.ts";
import { words } from "./words.desk.ts";

export interface AccountMenuProps {
  username: string;
  roles: readonly string[];
  density: DeskDensityName | null;
}

/** Who is signed in, with the account's pages, the density of its screens, and Logout. */
export function AccountMenu({ username, roles, density }: AccountMenuProps) {
  const t = useWords(words);
  const may = useMay();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [logOut, isLeaving] = useLogOut("admin");
  // Open for one page: following one of its links closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(undefined);
      trigger.current?.focus();
    };
    const leave = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpenAt(undefined);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [isOpen]);

  return (
    <div ref={place} className={css.place}>
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <Icon name="user" />
        <span className={css.name}>{username}</span>
        <span className={visuallyHidden}>{t.account.menu}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div id={id} className={css.panel}>
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
              <a href="/admin/account" className={css.item}>
                <Icon name="lock" />
                {t.account.own}
              </a>
            </li>
            {may("manageSystem") && (
              <li>
                <a href="/admin/user-management" className={css.item}>
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
        </div>
      )}
    </div>
  );
}

/** Stored with the account, so that it is the same on every device. */
function Density({ chosen }: { chosen: DeskDensityName | null }) {
  const t = useWords(words).account;
  const tellFailure = useFailureToast();
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
    set({ input: { density } }).catch((error: unknown) => tellFailure(error, { failed: t.densityFailed }));
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
