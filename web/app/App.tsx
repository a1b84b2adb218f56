import {
  StrictMode,
  Suspense,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  type ReactNode,
} from "react";
import { Pages, type AppRouter } from "../core/routing/AppRouter.tsx";
import { LanguageProvider, type Locale } from "../core/i18n/i18n.tsx";
import { applyPreferences, readPreferences, usePreferences, zoneOf } from "../core/device/preferences.ts";
import { Loading } from "../design/text/Loading.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { reportCaught } from "./reportCaught.ts";
import { RelayDoor, type OpenRelay } from "../core/relay/relayContext.ts";
import { Fallbacks } from "../core/routing/fallbacks.tsx";

const fallbacks = { Waiting: Loading, Failed: ErrorPage };

interface AppProps {
  router: AppRouter;
  openRelay: OpenRelay;
  /** The first page is rendered or hydrated. */
  onHere?: () => void;
}

/** The whole client. Router and network are passed in, so it runs in a browser or a test. */
export const App = (props: AppProps) => (
  <StrictMode>
    <InOwnLanguage {...props} />
  </StrictMode>
);

function InOwnLanguage({ router, openRelay, onHere }: AppProps) {
  const wanted = usePreferences();
  // Deferred: the page stays while the words of another language are loaded.
  const preferences = useDeferredValue(wanted);
  const { language } = preferences;
  // Theme and font from the device's settings, which a prerendered page lacks; the language with
  // its words.
  useLayoutEffect(() => applyPreferences({ ...readPreferences(), language }), [wanted, language]);

  return (
    <RelayDoor value={openRelay}>
      <Frame locale={preferences.language} timeZone={zoneOf(preferences)}>
        <Mounted onHere={onHere}>
          <Pages router={router} onError={reportCaught} />
        </Mounted>
      </Frame>
    </RelayDoor>
  );
}

/** Inside Frame's Suspense, since a prerendered page may wait there for its words. */
function Mounted({ onHere, children }: { onHere: (() => void) | undefined; children: ReactNode }) {
  const tell = useEffectEvent(() => onHere?.());
  // Before any user action on the page: later effects must not run after it.
  useLayoutEffect(() => tell(), []);
  return children;
}

interface FrameProps {
  locale: Locale;
  timeZone?: string | undefined;
  children: ReactNode;
}

/** The providers around a router, in the client and in prerendering. */
export const Frame = ({ locale, timeZone, children }: FrameProps) => (
  <LanguageProvider locale={locale} timeZone={timeZone}>
    <Fallbacks value={fallbacks}>
      <Suspense>{children}</Suspense>
    </Fallbacks>
  </LanguageProvider>
);
