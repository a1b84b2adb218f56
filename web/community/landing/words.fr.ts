export const fr = {
  pageTitle: "Bienvenue",
  name: "SafeVoice",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  lead: "Une aide d’urgence après une intervention de police : un repas, un endroit sûr où dormir, un trajet.",
  forOfficers: "Pour les agents de police",
  officerLogin: "Accès des agents",
  forPeople: "Pour les personnes qui ont besoin d’aide",
  dashboard: "Continuer vers l’accueil",
  points: [
    { title: "Un seul formulaire", text: "Un agent décrit le besoin. Un supérieur le confirme par e-mail." },
    {
      title: "La décision reste humaine",
      text: "L’IA peut recommander un montant, mais elle ne décide de rien.",
    },
    {
      title: "En temps réel",
      text: "Suivez chaque étape, de la demande au repas, à la chambre ou au trajet.",
    },
  ],
  phones: {
    requests: "Vos demandes d’urgence",
    cases: [
      { id: "EM-2026-4821", text: "Repas pour deux personnes", amount: "20 $", status: "approuvée" },
      { id: "EM-2026-4790", text: "Une chambre pour une nuit", amount: "75 $", status: "en cours" },
      { id: "EM-2026-4755", text: "Un trajet vers la clinique", amount: "40 $", status: "terminée" },
    ],
    rights: "Connaître vos droits",
    sayings: ["Je vais garder le silence.", "Je veux un avocat.", "Suis-je libre de partir ?"],
    help: "De l’aide près de vous",
    lines: [
      { number: "911", text: "Urgence" },
      { number: "988", text: "Crise" },
      { number: "2-1-1", text: "Aide locale" },
    ],
  },
};
