import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RouterProvider } from "react-aria-components";

interface AriaRouterProps {
  navigate: (path: string) => void;
  useHref: (path: string) => string;
  children: ReactNode;
}

/** Makes every link of the design system a client-side one. */
export const AriaRouter = ({ navigate, useHref, children }: AriaRouterProps) => (
  <RouterProvider navigate={navigate} useHref={useHref}>
    {children}
  </RouterProvider>
);

/** The language of the components' own hidden sentences. */
export const AriaLocale = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
