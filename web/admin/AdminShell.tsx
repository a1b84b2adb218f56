import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { Navigate, Outlet, useLocation } from "../core/routing/router/hooks.ts";
import type { AdminShellQuery } from "#relay/AdminShellQuery.graphql";
import { useWords } from "../core/i18n/i18n.tsx";
import { Boundary } from "../core/routing/Boundary.tsx";
import { Badge } from "../design/text/Badge.tsx";
import { Button } from "../design/controls/Button.tsx";
import { ButtonLink } from "../design/controls/links.tsx";
import { bringIntoRow, useOverflow } from "../design/layout/useOverflow.ts";
import { useLogOut } from "../settings/session/useLogOut.ts";
import * as css from "./AdminShell.css.ts";
import type { DeskPart } from "./desk.ts";
import { DeskParts, useChosenTab, useDeskParts, useTabs } from "./deskParts.ts";
import { MaintenanceBanner } from "./MaintenanceBanner.tsx";
import { RestoredText } from "./RestoredText.tsx";
import { May } from "./May.tsx";
import { Permissions, useMay } from "./permissions.ts";
import { words } from "./words.desk.ts";

const Palette = lazy(() => import("./Palette.tsx").then((file) => ({ default: file.Palette })));

/** The frame of every administrators' page: who is signed in, the tabs, and the palette. */
export const adminShell = (parts: readonly DeskPart[]) => {
  /** The work queue is left out if no other part brings a line to it. */
  function partsFor(permissions: readonly string[]) {
    const own = parts.filter(({ needs }) => needs === "anyone" || permissions.includes(needs));
    return own.some(({ loadWorkQueue }) => loadWorkQueue) ? own : own.filter(({ id }) => id !== "waiting");
  }
  return function AdminShell({ queryRef }: { queryRef: PreloadedQuery<AdminShellQuery> }) {
    const { pathname, search } = useLocation();
    const { viewer } = usePreloadedQuery<AdminShellQuery>(
      graphql`
        query AdminShellQuery @preloadable {
          viewer {
            admin {
              username
              roles
              permissions
              owes
            }
          }
        }
      `,
      queryRef,
    );
    const { admin } = viewer;
    const permissions = admin?.permissions ?? none;
    const ownParts = useMemo(() => partsFor(permissions), [permissions]);
    if (!admin || admin.owes !== null)
      return <Navigate to={`/admin/login?next=${encodeURIComponent(pathname + search)}`} replace />;
    return (
      <Permissions value={permissions}>
        <DeskParts value={ownParts}>
          <div className={css.shell}>
            <Head username={admin.username} roles={admin.roles} />
            <May do="readRecords">
              <Boundary of={null} failed={nothing}>
                <Suspense>
                  <MaintenanceBanner />
                </Suspense>
              </Boundary>
            </May>
            <RestoredText />
            <Outlet />
            <ShellFoot />
          </div>
        </DeskParts>
      </Permissions>
    );
  };
};

const none: readonly string[] = [];
const nothing = () => null;

function Head({ username, roles }: { username: string; roles: readonly string[] }) {
  const may = useMay();
  const t = useWords(words);
  const [logOut, isLeaving] = useLogOut("admin");
  const [isFinding, setFinding] = useState(false);
  useShortcut(() => setFinding(true));
  return (
    <div className={css.head}>
      <TabRow />
      <div className={css.person}>
        {may("manageSystem") && (
          <ButtonLink href="/admin/user-management" variant="quiet" icon="users">
            {t.userManagement}
          </ButtonLink>
        )}
        <span className={css.find}>
          <Button
            variant="quiet"
            icon="search"
            aria-keyshortcuts="Control+K"
            onPress={() => setFinding(true)}
          >
            <span className={css.findWord}>{t.palette.open}</span>{" "}
            <kbd className={css.shortcut}>{t.palette.shortcut}</kbd>
          </Button>
        </span>
        <span className={css.name}>
          {username}{" "}
          {roles.map((role) => (
            <Badge key={role} icon="shield">
              {t.roles[role] ?? role}
            </Badge>
          ))}
        </span>
        <span className={css.leave}>
          <Button variant="quiet" icon="logout" isPending={isLeaving} onPress={logOut}>
            {t.logOut}
          </Button>
        </span>
      </div>
      {isFinding && (
        <Suspense>
          <Palette onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </div>
  );
}

const year = 2025; // the program's year, not today's

function ShellFoot() {
  const t = useWords(words);
  return <footer className={css.foot}>{t.footer(year)}</footer>;
}

/** The non-empty tabs as links, each with its own URL; then the pages where most work is done. */
function TabRow() {
  const t = useWords(words);
  const { pathname } = useLocation();
  const isDashboard = pathname === "/admin/dashboard";
  const pages = useDeskParts().flatMap(({ page }) => page ?? []);
  const tabs = useTabs();
  const chosen = useChosenTab();
  const row = useRef<HTMLElement>(null);
  const more = useOverflow(row);
  useEffect(() => {
    bringIntoRow(row.current, '[aria-current="page"]');
  }, [chosen, pathname]);
  return (
    <nav ref={row} className={css.tabs} aria-label={t.tabsLabel} {...more}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={`/admin/dashboard?tab=${tab}`}
          className={css.tab}
          aria-current={isDashboard && tab === chosen ? "page" : undefined}
        >
          {t.tabs[tab]}
        </a>
      ))}
      {pages.map(({ id, href }) => (
        <a key={href} href={href} className={css.tab} aria-current={pathname === href ? "page" : undefined}>
          {t.pages[id]}
        </a>
      ))}
    </nav>
  );
}

/** Ctrl+K, or Cmd+K on a Mac, except inside another dialog. */
function useShortcut(open: () => void) {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      if (event.target instanceof Element && event.target.closest("[role=dialog], [role=alertdialog]"))
        return;
      event.preventDefault();
      openNow();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
