export const en = {
  recommendation: {
    title: "AI Recommendation",
    amount: "Recommended amount",
    waiting: "The recommendation is being prepared. It appears here by itself, usually within a minute.",
    none: "No recommendation was made for this request.",
    byRules: "By the fund's rules",
    proposed: (model: string) => `Proposed by ${model}`,
    held: "The model proposed more than the fund's rules count for these facts, so the recommendation keeps to the rules.",
    advice: "A recommendation is advice. A person decides.",
  },

  resources: {
    title: "Recommended Resources",
    empty: "No resources have been recommended for this request.",
    confidence: "AI confidence",
    /** What each whole number of the scale stands for, from 0. */
    confidenceMeans: [
      "Not weighed",
      "In another place of the state: ask first whether it helps here",
      "Serves the whole country, finds help, or is the second to ask",
      "Serves the whole state",
      "Serves this region",
      "Meets this need in this city or county",
    ] as readonly string[],
    outOf: (score: string, most: number) => `${score} out of ${most}`,
    status: "Status",
    statuses: { recommended: "Recommended" } as Partial<Record<string, string>>,
    contact: "Contact information",
    website: "Website",
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

  /** For the person who asked for themselves. */
  nearby: {
    lead: "Help for the place and the needs that your request names, from the directory. Call first: nobody has been told of you.",
    all: "All resources",
  },
};
