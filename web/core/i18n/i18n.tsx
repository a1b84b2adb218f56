import { mapTexts } from "../../../shared/core/i18n/phrases.ts";
import { withIsolates } from "../../../shared/core/text/direction.ts";
import { spacedFrench } from "../../../shared/core/forms/french-spacing.ts";
import { createContext, use, useMemo, type ReactNode } from "react";
import { AriaLocale } from "./Aria.tsx";
import { installationZone } from "./installationZone.ts";
import { underOwnIdentity } from "./ownIdentity.ts";

export const locales = ["en", "es", "fr"] as const;
export type Locale = (typeof locales)[number];
type OtherLocale = Exclude<Locale, "en">;

/** Each in itself, so that its reader finds it. */
export const languageNames: Record<Locale, string> = { en: "English", es: "Español", fr: "Français" };

/** BCP 47 tags for Intl and for react-aria's own texts. */
export const localeTags: Record<Locale, string> = { en: "en-US", es: "es-US", fr: "fr-FR" };

export type Words<Shape> = (locale: Locale) => Shape | Promise<Shape>;

/**
 * A domain's words. English comes with the page; another language is a separate chunk, typed by the
 * English one, so that a missing word does not compile: `dictionary(en, { es: () =>
 * import("…/words.es.ts").then((file) => file.es) })`.
 */
export function dictionary<Shape>(
  english: Shape,
  others: Partial<Record<OtherLocale, () => Promise<NoInfer<Shape>>>> = {},
): Words<Shape> {
  const en = asShown(english);
  const ready = new Map<Locale, Shape | Promise<Shape>>([["en", en]]);
  const words: Words<Shape> = (locale) => {
    const found = ready.get(locale);
    if (found !== undefined) return found;
    const load = locale === "en" ? undefined : others[locale];
    const loading = load
      ? usable(
          load()
            .then((loaded) => asShown(locale === "fr" ? spacedFrench(loaded) : loaded))
            .catch(() => en), // a lost connection: English until the app is reloaded
        )
      : en;
    ready.set(locale, loading);
    return loading;
  };
  dictionaries.add(words);
  return words;
}

/** With this installation's name; and names from right to left keep a sentence in its order. */
const asShown = <Shape,>(words: Shape): Shape => mapTexts(underOwnIdentity(words), withIsolates);

const dictionaries = new Set<Words<unknown>>();

/**
 * Loads the words of all loaded code. A page waits for them before it is first shown: a part that
 * needed words later would suspend the whole page.
 */
export const wordsReady = (locale: Locale) => Promise.all([...dictionaries].map((words) => words(locale)));

/**
 * A promise that `use` reads synchronously once it is resolved, by React's own markers. It stays a
 * promise: React expects the same call of `use` when it renders a suspended component again.
 */
function usable<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: "fulfilled", value }));
  return promise;
}

const Language = createContext<{ locale: Locale; timeZone: string | undefined }>({
  locale: "en",
  timeZone: undefined,
});

/**
 * The words of a domain in the person's language: `const t = useWords(words)`, then `t.title` or
 * `t.found(3)`.
 */
export function useWords<Shape>(words: Words<Shape>): Shape {
  const found = words(use(Language).locale);
  return found instanceof Promise ? use(found) : found;
}

export const useLocale = (): Locale => use(Language).locale;
export const useLanguage = () => use(Language);
/** The time zone of dates on screens: the person's choice, or the installation's. */
export const useZone = (): string => use(Language).timeZone ?? installationZone();

export function LanguageProvider(props: {
  locale: Locale;
  timeZone?: string | undefined;
  children: ReactNode;
}) {
  const { locale, timeZone, children } = props;
  const language = useMemo(() => ({ locale, timeZone }), [locale, timeZone]);
  return (
    <AriaLocale locale={localeTags[locale]}>
      <Language value={language}>{children}</Language>
    </AriaLocale>
  );
}

/** True on the pages of a person who asks for help for themself, without an officer. */
export const ForSelf = createContext(false);

export const useIsForSelf = (): boolean => use(ForSelf);

/** The words for that person in place of those about someone else. */
export const useOwnVoice = <Shape extends object>(t: Shape, own: Partial<Shape>): Shape =>
  useIsForSelf() ? { ...t, ...own } : t;
