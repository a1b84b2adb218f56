import { Suspense } from "react";
import {
  Outlet,
  ScrollRestoration,
  useHref,
  useNavigate,
  useNavigation,
  type Location,
} from "react-router-dom";
import { AriaRouter } from "../design/Aria.tsx";
import { Toasts } from "../design/toasts.tsx";
import { useServiceWorker } from "../offline/useServiceWorker.ts";
import { useWords } from "./i18n.tsx";
import * as css from "./shells.css.ts";
import { SessionWatch } from "./SessionWatch.tsx";
import { useArrival } from "./useArrival.ts";
import { words } from "./words.ts";
import "../design/global.css.ts";

/** What is around every page, whichever shell it has. */
export function Root() {
  const navigate = useNavigate();
  const isLoading = useNavigation().state === "loading";
  const t = useWords(words);
  useArrival();
  useServiceWorker();

  return (
    // oxlint-disable-next-line react/hooks -- react-aria calls it as the hook that it is
    <AriaRouter navigate={(path) => void navigate(path)} useHref={useOwnHref}>
      <a className={css.skip} href="#main" onClick={skip}>
        {t.skip}
      </a>
      {isLoading && <div className={css.progress} aria-hidden />}
      <Suspense>
        <Outlet />
      </Suspense>
      <Toasts />
      <SessionWatch />
      <ScrollRestoration getKey={placeOf} />
    </AriaRouter>
  );
}

/** Every page that the browser itself opens has the key "default"; one must not be scrolled as another was left. */
const placeOf = ({ key, pathname, search }: Location) => (key === "default" ? pathname + search : key);

const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** `tel:211` and `https://…` are whole already; the router would take them for pages beside this one. */
function useOwnHref(path: string): string {
  const own = useHref(isElsewhere.test(path) ? "." : path);
  return isElsewhere.test(path) ? path : own;
}

/** Not by the address: a changed hash would be a navigation of its own. */
function skip(event: React.MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>("main")?.focus();
}
