import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "SafeVoice Hub",
  incidents: { name: "Incident Log", text: "Keep private notes of what happened" },
  rights: { name: "Know Your Rights", text: "What to say and what not to say" },
  feedback: { name: "Community Feedback", text: "Tell us how the police treated you" },
  events: { name: "Events", text: "Workshops and town halls" },
};

export const words = dictionary(en, {
  es: () => import("./words.hub.es.ts").then((file) => file.es),
  fr: () => import("./words.hub.fr.ts").then((file) => file.fr),
});
