import { StrictMode, Suspense, useDeferredValue, useEffect } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { LanguageProvider } from "./i18n.tsx";
import { applyPreferences, usePreferences, zoneOf } from "./preferences.ts";

interface AppProps {
  router: RouterProviderProps["router"];
  environment: Environment;
}

/** The whole client; the router and the way to the server come from outside, so it runs in a browser, a test or a server. */
export const App = (props: AppProps) => (
  <StrictMode>
    <InOwnLanguage {...props} />
  </StrictMode>
);

function InOwnLanguage({ router, environment }: AppProps) {
  // Deferred: the words of another language are loaded while the page stands as it was.
  const preferences = useDeferredValue(usePreferences());
  useEffect(() => applyPreferences(preferences), [preferences]);

  return (
    <LanguageProvider locale={preferences.language} timeZone={zoneOf(preferences)}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </RelayEnvironmentProvider>
    </LanguageProvider>
  );
}
