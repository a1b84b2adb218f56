export const fr = {
  title: "Espace SafeVoice",
  incidents: { name: "Journal des incidents", text: "Notez en privé ce qui s’est passé" },
  rights: { name: "Connaître vos droits", text: "Que dire, et que ne pas dire" },
  feedback: { name: "Avis du public", text: "Racontez votre contact avec la police" },
  events: { name: "Événements", text: "Ateliers et réunions publiques" },
};
