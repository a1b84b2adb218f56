import { useCallback, useEffect } from "react";
import { inWords, type Sentence } from "../../../shared/core/i18n/phrases.ts";
import { whenIdle } from "../device/whenIdle.ts";
import { useLocale, type Locale } from "./i18n.tsx";

/**
 * As `useSay`, for the answer to an action: the page does not wait for another language's
 * sentences. They are loaded when the browser is idle, because a lost connection has one too.
 */
export function useSayLater(): (said: string | Sentence) => Promise<string> {
  const locale = useLocale();
  useEffect(() => whenIdle([() => sentencesIn(locale)]), [locale]);
  return useCallback(async (said) => inWords(await sentencesIn(locale), said), [locale]);
}

/** Without a connection, those that are not here stay English. */
async function sentencesIn(locale: Locale) {
  if (locale === "en") return {};
  return import("./sentences.ts").then(
    ({ catalogue }) => catalogue(locale),
    () => ({}),
  );
}
