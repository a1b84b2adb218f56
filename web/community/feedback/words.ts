import { dictionary } from "../../core/i18n/i18n.tsx";
import { form } from "../../../shared/community/feedback/form.en.ts";

export const en = {
  ...form,
  lead: "Tell us how an agency treated you, good or bad. You do not have to say who you are. Only SafeVoice administrators read it. We never share it with the agency.",
  submitting: "Submitting...",
  receipt: (receipt: string) => `Your receipt number is ${receipt}.`,
  failed:
    "Your feedback could not be sent. Check your connection and try again. What you wrote is still here.",
  resourcesTitle: "Community Resources",
  learnMore: "Learn More",
  learnMoreAbout: (name: string) => `Learn More: ${name}`,
  resources: {
    legal: {
      name: "Legal Aid Services",
      text: "Free legal help for people with low incomes, including with complaints about the police.",
    },
    advocacy: {
      name: "Community Advocacy Groups",
      text: "People who support you, go with you to appointments, and know your rights.",
    },
    mediation: {
      name: "Mediation Services",
      text: "A neutral person who helps both sides talk. Call 2-1-1 to find a mediation center near you.",
    },
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
