import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "SafeVoice",
  pageTitle: "Dashboard",
  tagline: "Real Support. Real Time. Real Impact.",
  lead: "Emergency help after a police encounter",
  ways: "Get started",
  nearMe: "Find help near me",
  officerPortal: "Officer Portal",
  newRequest: "Create New Emergency Request",

  nearTitle: "Or search by place",
  chooseState: "Choose your state...",
  filtered: (state: string) => `Resources filtered for ${state}`,
  first: "A few places to start:",
  loading: "Loading resources...",
  failed: "Failed to fetch resources",
  failedText: "You can still call the numbers above.",
  retry: "Retry",
  allResources: "View All Resources",

  stepsTitle: "How help reaches you",
  steps: [
    {
      title: "Tell us what is needed",
      text: "Food, a safe place to sleep, or a ride. One form is all it takes.",
    },
    {
      title: "People review it",
      text: "A supervisor confirms the officer, and a person approves the amount.",
    },
    { title: "Help is on its way", text: "You can follow every step as it happens." },
  ],
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
