export const en = {
  title: "SafeVoice",
  pageTitle: "Dashboard",
  tagline: "Real Support. Real Time. Real Impact.",
  lead: "Emergency help for people affected by police encounters, and for the officers who stand up for them.",
  ways: "Where to begin",
  officerPortal: "Officer Portal",
  newRequest: "Create New Emergency Request",

  nearTitle: "Find help near you",
  chooseState: "Choose your state...",
  filtered: (state: string) => `Resources filtered for ${state}`,
  first: "A few to begin with. Choose your state to see who helps there.",
  loading: "Loading resources...",
  failed: "Failed to fetch resources",
  failedText: "The numbers above answer all the same.",
  retry: "Retry",
  allResources: "View All Resources",

  stepsTitle: "How help reaches you",
  steps: [
    { title: "Tell us what is needed", text: "Food, a safe place to sleep or a ride. One form is enough." },
    {
      title: "It is checked by people",
      text: "A supervisor confirms the officer, and a person decides on the money.",
    },
    { title: "Help is on its way", text: "You follow every step as it happens." },
  ],
};
