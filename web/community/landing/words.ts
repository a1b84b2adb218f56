import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  pageTitle: "Welcome",
  name: "SafeVoice",
  tagline: "Real Support. Real Time. Real Impact.",
  lead: "Emergency help after a police encounter: food, a safe place to sleep, a ride.",
  forOfficers: "For police officers",
  officerLogin: "Officer Login",
  forPeople: "For people who need help",
  dashboard: "Continue to Dashboard",
  points: [
    { title: "One form", text: "An officer describes what is needed. A supervisor confirms it by email." },
    { title: "People decide", text: "AI can recommend an amount. It decides nothing." },
    { title: "Live updates", text: "Follow each step, from the request to the meal, room, or ride." },
  ],
  phones: {
    requests: "Your Emergency Requests",
    cases: [
      { id: "EM-2026-4821", text: "Food for two people", amount: "$20", status: "approved" },
      { id: "EM-2026-4790", text: "A room for one night", amount: "$75", status: "processing" },
      { id: "EM-2026-4755", text: "A ride to the clinic", amount: "$40", status: "completed" },
    ],
    rights: "Know Your Rights",
    sayings: ["I am going to remain silent.", "I want a lawyer.", "Am I free to go?"],
    help: "Help near you",
    lines: [
      { number: "911", text: "Emergency" },
      { number: "988", text: "Crisis line" },
      { number: "2-1-1", text: "Local help" },
    ],
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
