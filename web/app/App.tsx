import {
  StrictMode,
  Suspense,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  type ReactNode,
} from "react";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { LanguageProvider, type Locale } from "../core/i18n/i18n.tsx";
import { applyPreferences, readPreferences, usePreferences, zoneOf } from "../core/device/preferences.ts";
import { Loading } from "../design/text/Loading.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { reportCaught } from "./reportCaught.ts";
import { RelayDoor, type OpenRelay } from "../core/relay/relayContext.ts";
import { Fallbacks } from "../core/routing/fallbacks.tsx";
import { RouterContext } from "../core/routing/useSearch.ts";

const fallbacks = { Waiting: Loading, Failed: ErrorPage };

interface AppProps {
  router: RouterProviderProps["router"];
  openRelay: OpenRelay;
  /** The first page stands, drawn or taken over from the server. */
  onHere?: () => void;
}

/**
 * The whole client; the router and the way to the server come from outside, so it runs in a browser
 * or a test.
 */
export const App = (props: AppProps) => (
  <StrictMode>
    <InOwnLanguage {...props} />
  </StrictMode>
);

function InOwnLanguage({ router, openRelay, onHere }: AppProps) {
  const wanted = usePreferences();
  // Deferred: the words of another language are loaded while the page stands as it was.
  const preferences = useDeferredValue(wanted);
  const { language } = preferences;
  // Theme and font as the device wants them from the beginning, which a page that came ready is
  // drawn without; the language with its words.
  useLayoutEffect(() => applyPreferences({ ...readPreferences(), language }), [wanted, language]);

  return (
    <RelayDoor value={openRelay}>
      <Frame locale={preferences.language} timeZone={zoneOf(preferences)}>
        <Told onHere={onHere}>
          <RouterContext value={router}>
            <RouterProvider router={router} onError={reportCaught} />
          </RouterContext>
        </Told>
      </Frame>
    </RelayDoor>
  );
}

/** Inside of Frame's Suspense, since a page that came ready may wait there for its words. */
function Told({ onHere, children }: { onHere: (() => void) | undefined; children: ReactNode }) {
  const tell = useEffectEvent(() => onHere?.());
  // Before anything that the person does there is heard: what follows must not come after it.
  useLayoutEffect(() => tell(), []);
  return children;
}

interface FrameProps {
  locale: Locale;
  timeZone?: string | undefined;
  children: ReactNode;
}

/** What is around a router: in the client, and where pages are made ready at build. */
export const Frame = ({ locale, timeZone, children }: FrameProps) => (
  <LanguageProvider locale={locale} timeZone={timeZone}>
    <Fallbacks value={fallbacks}>
      <Suspense>{children}</Suspense>
    </Fallbacks>
  </LanguageProvider>
);
