import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "Espace SafeVoice",
  incidents: { name: "Journal des incidents", text: "Notez-le, pour vous seul" },
  rights: { name: "Connaître vos droits", text: "Que dire, et que taire" },
  feedback: { name: "Avis du public", text: "Dites comment la police vous a traité" },
  events: { name: "Événements", text: "Ateliers et réunions publiques" },
};
