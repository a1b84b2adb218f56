import { Suspense } from "react";
import { Outlet, useNavigation } from "react-router-dom";
import { Toasts } from "../design/overlays/toasts.tsx";
import { exit } from "../design/overlays/Dialog.css.ts";
import { WayOut } from "../design/overlays/exitSlot.ts";
import { ExitLink } from "../community/exit/ExitLink.tsx";
import { useServiceWorker } from "../shell/offline/worker/useServiceWorker.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import * as css from "./shell/shells.css.ts";
import { SessionWatch } from "./shell/SessionWatch.tsx";
import { useArrival } from "../core/routing/useArrival.ts";
import { useIsAlive } from "../core/routing/useIsAlive.ts";
import { ScrollPositions } from "../core/routing/ScrollPositions.tsx";
import { useOwnLinks } from "./useOwnLinks.ts";
import { words } from "./words.ts";
import "../design/theme/global.css.ts";

/** The last boundary, for a failure of the shell itself. */
export function RootFailed() {
  useOwnLinks();
  return (
    <main className={css.main} id="main">
      <ErrorPage />
    </main>
  );
}

const dialogExit = <ExitLink className={exit} />;

/** What surrounds every page in any shell. */
export function Root() {
  const isLoading = useNavigation().location !== undefined;
  const t = useWords(words);
  useArrival();
  useOwnLinks();
  useServiceWorker();

  return (
    <WayOut value={dialogExit}>
      <a className={css.skip} href="#main" onClick={skip}>
        {t.skip}
      </a>
      {isLoading && <div className={css.progress} aria-hidden />}
      <Suspense>
        <Outlet />
      </Suspense>
      <LiveToasts />
      <SessionWatch />
      <ScrollPositions />
    </WayOut>
  );
}

/**
 * A separate component: re-rendering around a prerendered page makes React hydrate it all at once,
 * instead of bit by bit.
 */
const LiveToasts = () =>
  useIsAlive() && (
    <Suspense>
      <Toasts />
    </Suspense>
  );

/** Not by URL: a changed hash would count as a navigation. */
function skip(event: React.MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>("main")?.focus();
}
