export const en = {
  title: "Community Feedback",
  lead: "Tell us how an agency treated you, good or bad. Only SafeVoice administrators read it, never the agency.",
  formTitle: "Share Your Feedback",
  type: "Feedback type",
  types: { general: "General Feedback", concern: "Concern", positive: "Positive Experience" },
  agency: "Agency / department name",
  feedback: "Your feedback",
  feedbackHint: "At least 10 characters. Leave out whatever should stay private.",
  followUp: "I would like someone to follow up with me",
  contactHint: "Only if you want an answer. Without it nobody knows who wrote this.",
  email: "Email (optional)",
  phone: "Phone (optional)",
  submit: "Submit Feedback",
  submitting: "Submitting...",
  sentTitle: "Feedback Submitted",
  sentText: "Thank you for your feedback!",
  receipt: (receipt: string) => `Your receipt number is ${receipt}.`,
  receiptHint: "Keep it if you may want to ask about this later.",
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
