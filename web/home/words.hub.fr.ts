import type { en } from "./words.hub.en.ts";

export const fr: typeof en = {
  title: "Espace SafeVoice",
  incidents: { name: "Journal des incidents", text: "Notez-le, rien que pour vous" },
  rights: { name: "Connaître vos droits", text: "Que dire, et que ne pas dire" },
  feedback: { name: "Avis du public", text: "Racontez ce que la police a fait" },
  events: { name: "Événements", text: "Ateliers et réunions publiques" },
};
