import { mapTexts } from "#shared/core/i18n/phrases";

/** As the product is called where nobody has configured another name. */
const ownName = "SafeVoice";

/** The server marks its pages with what is configured otherwise (graph/app/page-identity.ts). */
const marks = () => (typeof document === "undefined" ? {} : document.documentElement.dataset);

export const systemName = () => marks()["name"] ?? ownName;

/**
 * Words as this installation says them: under its own name, and with its own line where they have a
 * `tagline`.
 */
export function underOwnIdentity<Shape>(words: Shape): Shape {
  const { name, tagline } = marks();
  const named = name === undefined ? words : mapTexts(words, (text) => text.replaceAll(ownName, () => name));
  const hasLine = typeof named === "object" && named !== null && "tagline" in named;
  return tagline !== undefined && hasLine ? { ...named, tagline } : named;
}
