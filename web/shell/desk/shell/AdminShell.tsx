import { Suspense, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../../core/routing/lazily.ts";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import type { AdminShellQuery } from "#relay/AdminShellQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { Fallbacks } from "../../../core/routing/fallbacks.tsx";
import { HeaderSlot } from "../../../design/layout/headerSlot.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx";
import * as css from "./AdminShell.css.ts";
import { isMixed, permittedTo, SeenAgencies, useSeen } from "../agencies.ts";
import type { DeskPart } from "../desk.ts";
import { DeskParts } from "../deskParts.ts";
import { MaintenanceBanner } from "./MaintenanceBanner.tsx";
import { RestoredText } from "../RestoredText.tsx";
import { ForProgram } from "../ForProgram.tsx";
import { May } from "../May.tsx";
import { SuggestTimeZone } from "./SuggestTimeZone.tsx";
import { Me, Permissions } from "../permissions.ts";
import { WorkQueueProvider } from "../queue/workQueue.tsx";
import { NavMenu, SideNav } from "./SideNav.tsx";
import { DeskWaiting } from "../DeskWaiting.tsx";
import { words } from "../words.desk.ts";

const Palette = lazily(() => import("../palette/Palette.tsx"), "Palette");

/** The frame of every administrators' page: who is signed in, all places, and the palette. */
export const adminShell = (parts: readonly DeskPart[]) => {
  /** The work queue is left out if no other part brings a line to it. */
  function partsFor(permissions: readonly string[], programWide: boolean) {
    const own = parts.filter(
      ({ needs, withinAgencies }) =>
        (programWide || withinAgencies) && (needs === "anyone" || permissions.includes(needs)),
    );
    return own.some(({ loadWorkQueue }) => loadWorkQueue) ? own : own.filter(({ id }) => id !== "waiting");
  }
  return function AdminShell({ queryRef }: { queryRef: PreloadedQuery<AdminShellQuery> }) {
    const { pathname, search } = useLocation();
    const { viewer, timeZone } = usePreloadedQuery<AdminShellQuery>(
      graphql`
        query AdminShellQuery @preloadable {
          viewer {
            admin {
              username
              roles
              permissions
              owes
              density
              programWide
              shownAgency
              agencies {
                number
                name
              }
            }
          }
          timeZone {
            source
          }
        }
      `,
      queryRef,
    );
    const { admin } = viewer;
    const around = use(Fallbacks);
    const fallbacks = useMemo(() => ({ ...around, Waiting: DeskWaiting }), [around]);
    const { programWide = false, permissions: ofRoles = none } = admin ?? {};
    const permissions = useMemo(() => permittedTo(programWide, ofRoles), [programWide, ofRoles]);
    const ownParts = useMemo(() => partsFor(permissions, programWide), [permissions, programWide]);
    const seen = useMemo(
      () => ({
        programWide,
        agencies: (admin?.agencies ?? []).map(({ number, name }) => ({ number, name })),
        shown: admin?.shownAgency ?? null,
      }),
      [programWide, admin?.agencies, admin?.shownAgency],
    );
    if (!admin || admin.owes !== null)
      return <Navigate to={`/admin/login?next=${encodeURIComponent(pathname + search)}`} replace />;
    return (
      <Permissions value={permissions}>
        <Me value={admin.username}>
          <SeenAgencies value={seen}>
            <DeskParts value={ownParts}>
              <WorkQueueProvider>
                <div className={css.shell} data-density={admin.density ?? undefined}>
                  <Bar username={admin.username} roles={admin.roles} density={admin.density ?? null} />
                  <SideNav />
                  <div className={css.pages}>
                    <ForProgram>
                      <May do="readRecords">
                        <Boundary of={null} failed={nothing}>
                          <Suspense>
                            <MaintenanceBanner />
                          </Suspense>
                        </Boundary>
                      </May>
                      {timeZone?.source === "server" && <SuggestTimeZone />}
                    </ForProgram>
                    <RestoredText />
                    <div className={css.content}>
                      <Fallbacks value={fallbacks}>
                        <Outlet />
                      </Fallbacks>
                    </div>
                    <ShellFoot />
                  </div>
                </div>
              </WorkQueueProvider>
            </DeskParts>
          </SeenAgencies>
        </Me>
      </Permissions>
    );
  };
};

/** A program without agencies does not load it. */
const AgencySwitch = lazily(() => import("./AgencySwitch.tsx"), "AgencySwitch");

const none: readonly string[] = [];
const nothing = () => null;

/** In the header of the page: the menu of places on a narrow screen, Find and the account. */
function Bar(account: AccountMenuProps) {
  const t = useWords(words);
  const [isFinding, setFinding] = useState(false);
  useShortcut(() => setFinding(true));
  const slot = use(HeaderSlot);
  const seen = useSeen();
  return (
    <>
      {slot &&
        createPortal(
          <>
            <NavMenu />
            {(!seen.programWide || isMixed(seen)) && (
              <Suspense>
                <AgencySwitch />
              </Suspense>
            )}
            <div className={css.person}>
              <button
                type="button"
                className={css.find}
                aria-keyshortcuts="Control+K"
                onClick={() => setFinding(true)}
              >
                <Icon name="search" />
                <span className={css.findWord}>{t.palette.open}</span>{" "}
                <kbd className={css.shortcut}>{t.palette.shortcut}</kbd>
              </button>
              <AccountMenu {...account} />
            </div>
          </>,
          slot,
        )}
      {isFinding && (
        <Suspense>
          <Palette onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  );
}

const year = 2025; // the program's year, not today's

function ShellFoot() {
  const t = useWords(words);
  return <footer className={css.foot}>{t.footer(year)}</footer>;
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
