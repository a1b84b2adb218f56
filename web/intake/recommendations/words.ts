import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  recommendation: {
    title: "AI Recommendation",
    amount: "Recommended amount",
    waiting: "We are preparing the recommendation. It will appear here, usually within a minute.",
    none: "No recommendation was made for this request.",
    byRules: "Based on the fund's rules",
    proposed: (model: string) => `Proposed by ${model}`,
    held: "The model proposed more than the fund's rules allow for this request, so the recommendation follows the rules.",
    advice: "A recommendation is advice. It decides nothing.",
  },

  resources: {
    title: "Recommended Resources",
    empty: "No resources have been recommended for this request.",
    confidence: "AI confidence",
    /** How well it fits, for each whole number of the scale, from 0. */
    confidenceMeans: [
      "Not rated",
      "May help: it is elsewhere in the state, so ask first",
      "May help: ask first if it meets this need",
      "Fair match: serves the whole state",
      "Strong match: serves this region",
      "Strong match: meets this need in this city or county",
    ] as readonly string[],
    contact: "Contact information",
    allIn: (state: string) => `All help in ${state}`,
    types: {
      shelter: "Shelter",
      food: "Food",
      legal: "Legal",
      social: "Social",
      medical: "Medical",
      housing: "Housing",
      mental_health: "Mental health",
      transportation: "Transportation",
    } as Partial<Record<string, string>>,
  },

  /** For a person who filed their own request. */
  nearby: {
    lead: "Help from the directory for the place and the needs in your request. Call first: we have not told them about you.",
    all: "All resources",
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
