import { Suspense } from "react";
import { Outlet, ScrollRestoration, useNavigation, type Location } from "react-router-dom";
import { Toasts } from "../design/overlays/toasts.tsx";
import { exit } from "../design/overlays/Dialog.css.ts";
import { WayOut } from "../design/overlays/exitSlot.ts";
import { ExitLink } from "../exit/ExitLink.tsx";
import { useServiceWorker } from "../offline/worker/useServiceWorker.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import * as css from "./shells.css.ts";
import { SessionWatch } from "./SessionWatch.tsx";
import { useArrival } from "../core/routing/useArrival.ts";
import { useIsAlive } from "../core/routing/useIsAlive.ts";
import { useOwnLinks } from "./useOwnLinks.ts";
import { words } from "./words.ts";
import "../design/theme/global.css.ts";

/** The last net, where a shell itself fails. */
export function RootFailed() {
  useOwnLinks();
  return (
    <main className={css.main} id="main">
      <ErrorPage />
    </main>
  );
}

const dialogExit = <ExitLink className={exit} />;

/** What is around every page, whichever shell it has. */
export function Root() {
  const isLoading = useNavigation().state === "loading";
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
      <ScrollRestoration getKey={placeOf} />
    </WayOut>
  );
}

/**
 * By itself: what is drawn anew around a page that came ready makes React take the whole page over
 * at once, instead of bit by bit.
 */
const LiveToasts = () =>
  useIsAlive() && (
    <Suspense>
      <Toasts />
    </Suspense>
  );

/**
 * Every page that the browser itself opens has the key "default"; one must not be scrolled as
 * another was left.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === "default" ? pathname + search : key);

/** Not by the address: a changed hash would be a navigation of its own. */
function skip(event: React.MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>("main")?.focus();
}
