/** The tabs of the guide, in their order. */
export const rightsTabs = ["general", "traffic", "home", "detention", "arrests"] as const;
export type RightsTab = (typeof rightsTabs)[number];

export const guideLanguages = ["en", "es", "fr"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

/** The guide in one language: the page and the printed guide say the same. */
export interface RightsGuide {
  /** The page's name, and the printed guide's. */
  name: string;
  lead: string;
  tabs: Record<RightsTab, string>;
  /** What every tab begins with. */
  general: {
    title: string;
    amendments: { title: string; text: string; points: string[] }[];
    tipsTitle: string;
    tips: string[];
  };
  /** The short section of our own under it. */
  moreFor: (tab: string) => string;
  more: Record<Exclude<RightsTab, "general">, { text: string; points: string[] }>;
  notAdvice: { title: string; text: string };
  /** Where legal help is found anywhere in the country. */
  help: { title: string; text: string; lines: string[] };
  /** What fits on a card in a wallet. */
  card: { title: string; lines: string[] };
}

/** The language that somebody asked for, or English. */
export const guideLanguage = (asked: string | undefined): GuideLanguage =>
  guideLanguages.find((language) => language === asked) ?? "en";
