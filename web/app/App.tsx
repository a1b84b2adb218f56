import { StrictMode, Suspense, useDeferredValue, useEffect } from "react";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { LanguageProvider } from "./i18n.tsx";
import { applyPreferences, usePreferences, zoneOf } from "./preferences.ts";
import { RelayDoor, type OpenRelay } from "./relayDoor.ts";

interface AppProps {
  router: RouterProviderProps["router"];
  openRelay: OpenRelay;
}

/** The whole client; the router and the way to the server come from outside, so it runs in a browser, a test or a server. */
export const App = (props: AppProps) => (
  <StrictMode>
    <InOwnLanguage {...props} />
  </StrictMode>
);

function InOwnLanguage({ router, openRelay }: AppProps) {
  // Deferred: the words of another language are loaded while the page stands as it was.
  const preferences = useDeferredValue(usePreferences());
  useEffect(() => applyPreferences(preferences), [preferences]);

  return (
    <LanguageProvider locale={preferences.language} timeZone={zoneOf(preferences)}>
      <RelayDoor value={openRelay}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </RelayDoor>
    </LanguageProvider>
  );
}
