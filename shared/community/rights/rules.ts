/** The tabs of the guide, in order. */
export const rightsTabs = ["general", "traffic", "home", "detention", "arrests"] as const;
export type RightsTab = (typeof rightsTabs)[number];

export const guideLanguages = ["en", "es", "fr"] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

/** The guide in one language, the same for page and print. */
export interface RightsGuide {
  /** The page's name, and the printed guide's. */
  name: string;
  lead: string;
  tabs: Record<RightsTab, string>;
  /** The introduction of every tab. */
  general: {
    title: string;
    amendments: { title: string; text: string; points: string[] }[];
    tipsTitle: string;
    tips: string[];
  };
  /** Our own short section below it. */
  moreFor: (tab: string) => string;
  more: Record<Exclude<RightsTab, "general">, { text: string; points: string[] }>;
  notAdvice: { title: string; text: string };
  /** Nationwide legal help. */
  help: { title: string; text: string; lines: string[] };
  /** The content of a wallet card. */
  card: { title: string; lines: string[] };
}

/** The requested language, or English. */
export const guideLanguage = (asked: string | undefined): GuideLanguage =>
  guideLanguages.find((language) => language === asked) ?? "en";
