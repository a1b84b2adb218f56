import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** The language of the components' hidden texts. */
export const AriaLocale = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
);
