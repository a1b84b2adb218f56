import { StrictMode, Suspense } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { LanguageProvider, type Locale } from "./i18n.tsx";

interface AppProps {
  router: RouterProviderProps["router"];
  environment: Environment;
  locale?: Locale;
}

/** The whole client; the router and the way to the server come from outside, so it runs in a browser, a test or a server. */
export const App = ({ router, environment, locale = "en" }: AppProps) => (
  <StrictMode>
    <LanguageProvider locale={locale}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </RelayEnvironmentProvider>
    </LanguageProvider>
  </StrictMode>
);
