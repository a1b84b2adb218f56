import { form } from "#shared/feedback/form.en";
export const en = {
  ...form,
  lead: "Tell us how an agency treated you, good or bad. Only SafeVoice administrators read it, never the agency.",
  submitting: "Submitting...",
  receipt: (receipt: string) => `Your receipt number is ${receipt}.`,
  failed:
    "Your feedback could not be sent. Please check your connection and try again; what you wrote is still here.",
  resourcesTitle: "Community Resources",
  learnMore: "Learn More",
  learnMoreAbout: (name: string) => `Learn More: ${name}`,
  resources: {
    legal: {
      name: "Legal Aid Services",
      text: "Free legal help for people with low income, also with complaints about the police.",
    },
    advocacy: {
      name: "Community Advocacy Groups",
      text: "People who stand by you, go with you to offices and know your rights.",
    },
    mediation: {
      name: "Mediation Services",
      text: "Somebody neutral who helps both sides talk. 2-1-1 knows the mediation centers near you.",
    },
  },
};
