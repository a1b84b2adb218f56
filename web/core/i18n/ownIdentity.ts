import { mapTexts } from "../../../shared/core/i18n/phrases.ts";

/** The product's name if no other is configured. */
const ownName = "SafeVoice";

/** The server marks its pages with the configured values (graph/app/pages/page-identity.ts). */
const marks = () => (typeof document === "undefined" ? {} : document.documentElement.dataset);

export const systemName = () => marks()["name"] ?? ownName;

/** Words with this installation's name, and its tagline if they have one. */
export function underOwnIdentity<Shape>(words: Shape): Shape {
  const { name, tagline } = marks();
  const named = name === undefined ? words : mapTexts(words, (text) => text.replaceAll(ownName, () => name));
  const hasLine = typeof named === "object" && named !== null && "tagline" in named;
  return tagline !== undefined && hasLine ? { ...named, tagline } : named;
}
