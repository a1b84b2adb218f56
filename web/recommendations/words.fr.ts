import type { en } from "./words.en.ts";

export const fr: typeof en = {
  recommendation: {
    title: "Recommandation de l’IA",
    amount: "Montant recommandé",
    waiting: "La recommandation est en préparation. Elle s’affichera ici, en général en moins d’une minute.",
    none: "Aucune recommandation n’a été faite pour cette demande.",
    byRules: "Selon les règles du fonds",
    proposed: (model: string) => `Proposé par ${model}`,
    held: "Le modèle a proposé plus que ce que les règles du fonds comptent pour ces faits ; la recommandation s’en tient donc aux règles.",
    advice: "Une recommandation est un conseil. C’est une personne qui décide.",
  },

  resources: {
    title: "Ressources recommandées",
    empty: "Aucune ressource n’a été recommandée pour cette demande.",
    confidence: "Confiance de l’IA",
    confidenceMeans: [
      "Non évalué",
      "Ailleurs dans l’État : demandez d’abord si on aide ici",
      "Sert tout le pays, oriente, ou vient en second",
      "Sert tout l’État",
      "Sert cette région",
      "Répond à ce besoin dans cette ville ou ce comté",
    ],
    outOf: (score, most) => `${score} sur ${most}`,
    status: "Statut",
    statuses: { recommended: "Recommandée" },
    contact: "Coordonnées",
    website: "Site web",
    types: {
      shelter: "Hébergement",
      food: "Nourriture",
      legal: "Juridique",
      social: "Aide sociale",
      medical: "Médical",
      housing: "Logement",
      mental_health: "Santé mentale",
      transportation: "Transport",
    },
  },

  /** For the person who asked for themselves. */
  nearby: {
    lead: "Une aide pour le lieu et les besoins que nomme votre demande, selon l’annuaire. Appelez d’abord : personne ne leur a parlé de vous.",
    all: "Toutes les ressources",
  },
};
