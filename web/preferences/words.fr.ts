import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "Réglages",
  save: "Enregistrer",
  cancel: "Annuler",
  saved: "Réglages enregistrés",
  savedText: "Ils sont conservés sur cet appareil.",
  tabs: {
    general: "Général",
    notifications: "Notifications",
    appearance: "Apparence",
    security: "Sécurité",
    about: "À propos",
  },

  language: "Langue",
  languages: { en: "Anglais (English)", es: "Espagnol (Español)", fr: "Français" },
  timeZone: "Fuseau horaire",
  timeZoneHint: "Les dates et les heures suivent ce fuseau.",
  timeZones: {
    device: "Celui de cet appareil",
    ET: "Heure de l'Est (ET)",
    CT: "Heure du Centre (CT)",
    MT: "Heure des Rocheuses (MT)",
    PT: "Heure du Pacifique (PT)",
  },

  theme: "Thème",
  themes: { light: "Clair", dark: "Sombre", system: "Système" },
  themeHint: "« Système » suit cet appareil.",
  font: "Taille du texte",
  fonts: { small: "Petite", medium: "Moyenne", large: "Grande" },

  version: "Version de l'application",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  about:
    "SafeVoice est un fonds d'aide d'urgence pour les personnes touchées par une intervention de police, et pour les agents qui demandent de l'aide pour elles.",
  inDanger:
    "En danger immédiat ? Appelez le 911. En cas de crise, appelez le 988 ou envoyez-lui un SMS. Pour de l'aide près de vous, appelez le 2-1-1.",
};
