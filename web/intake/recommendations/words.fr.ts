export const fr = {
  recommendation: {
    title: "Recommandation de l’IA",
    amount: "Montant recommandé",
    waiting: "Nous préparons la recommandation. Elle s’affichera ici, en général en moins d’une minute.",
    none: "Aucune recommandation n’a été faite pour cette demande.",
    byRules: "Selon les règles du fonds",
    proposed: (model: string) => `Proposé par ${model}`,
    held: "Le modèle a proposé plus que ce que les règles du fonds permettent pour cette demande. La recommandation suit donc les règles.",
    advice: "Une recommandation est un conseil. Elle ne décide de rien.",
  },

  resources: {
    title: "Ressources recommandées",
    empty: "Aucune ressource n’a été recommandée pour cette demande.",
    confidence: "Confiance de l’IA",
    confidenceMeans: [
      "Non évalué",
      "Aide possible : ailleurs dans l’État, demandez d’abord",
      "Aide possible : demandez d’abord si ce service répond à ce besoin",
      "Correspondance moyenne : couvre tout l’État",
      "Bonne correspondance : couvre cette région",
      "Bonne correspondance : répond à ce besoin dans cette ville ou ce comté",
    ],
    contact: "Coordonnées",
    allIn: (state: string) => `Toutes les aides : ${state}`,
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

  /** For a person who filed their own request. */
  nearby: {
    lead: "Des aides de l’annuaire pour le lieu et les besoins de votre demande. Appelez d’abord : nous ne leur avons pas parlé de vous.",
    all: "Toutes les ressources",
  },
};
