import "./olderBrowsers.ts";
import "@fontsource-variable/public-sans/wght.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "./reactDom.ts";
import { createBrowserRouter } from "react-router-dom";
import { browserDirectory } from "../community/directory/directory.ts";
import { searchWithChosen } from "../community/directory/place/choiceBeforeScript.ts";
import { partFor } from "../community/directory/useEntries.ts";
import { searchWithKept } from "../community/directory/place/savedState.ts";
import { App } from "./App.tsx";
import { followTranslators, pauseTranslation } from "../core/translator/replacedText.ts";
import { readPreferences } from "../core/device/preferences.ts";
import { takeEarlyPress } from "./earlyPress.ts";
import { loadMatched, readReadyPage, type ReadyPage } from "./readyPage.ts";
import { whenIdle } from "../core/device/whenIdle.ts";
import type { OpenRelay } from "../core/relay/relayContext.ts";
import { openRouter, routes } from "./routes.tsx";
import { goInPlace } from "../core/routing/useSearch.ts";
import { reportCaught } from "./reportCaught.ts";

followTranslators();

const reporting = { onCaughtError: reportCaught };

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

let relay: ReturnType<OpenRelay> | undefined;
const openRelay: OpenRelay = () =>
  (relay ??= import("../core/relay/relayInBrowser.ts").then(
    (file) => (relay = file.environment),
    (error: unknown) => {
      relay = undefined; // a lost connection: the next page tries again
      throw error;
    },
  ));

const ready = readReadyPage();
if (ready) goOn(root, ready).catch(stayAsItIs);
else start(root);

/** A page without content: everything is rendered here. */
function start(place: HTMLElement) {
  takeEarlyPress()();
  const router = openRouter({ openRelay });
  // Pages set their own title, but the first one in the document would win.
  document.querySelector("head > title")?.remove();
  startTransition(() => createRoot(place, reporting).render(<App router={router} openRelay={openRelay} />));
}

/**
 * The page's code cannot be loaded. Links, numbers and forms work without it; pressed buttons must
 * not look pending.
 */
function stayAsItIs() {
  takeEarlyPress()();
  addEventListener("online", () => location.reload(), { once: true });
}

/** A prerendered page: it is hydrated as it is, and then follows the rest of the URL. */
async function goOn(place: HTMLElement, { search, loaderData }: ReadyPage) {
  const { pathname, hash } = location;
  await loadMatched(routes, pathname);
  // A person who pressed Exit meanwhile sees nothing until the other page loads; the app would
  // store again what was erased.
  if (document.documentElement.hidden) return;
  // From here on React receives events; earlier input is in the DOM only.
  const asked = searchWithKept(pathname, searchWithChosen(place, location.search));
  if (asked !== search) history.replaceState(history.state, "", pathname + search + hash);
  // The router waits for hydration: data that it loaded meanwhile would differ from the page, and
  // React discards a page that differs.
  let sayHere = () => {};
  const here = new Promise<void>((resolve) => (sayHere = resolve));
  const router = openRouter({ openRelay, start: here }, (all, options) =>
    createBrowserRouter(all, { ...options, hydrationData: { loaderData } }),
  );
  const follow = async () => {
    if (asked !== search) await goInPlace(router, new URLSearchParams(asked), { hash });
    // Its part of the directory is as old as the build; the newest one replaces it.
    if (Object.keys(loaderData).length === 0) return;
    const part = partFor(pathname, new URLSearchParams(asked));
    await browserDirectory.entries(readPreferences().language, part);
    await router.revalidate();
  };
  const pressAgain = takeEarlyPress();
  const resumeTranslation = pauseTranslation(place);
  const goFurther = () => {
    sayHere();
    whenIdle([async () => resumeTranslation()]); // React hydrates inner parts later
    setTimeout(pressAgain); // React hydrates a pressed part at once, but not in the middle of its own work
    void follow().catch(() => {});
  };
  startTransition(() => {
    hydrateRoot(place, <App router={router} openRelay={openRelay} onHere={goFurther} />, reporting);
  });
}
