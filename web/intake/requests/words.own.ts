import { dictionary } from "../../core/i18n/i18n.tsx";

/** To a person who asks for help for themself. */
const own = {
  newRequest: {
    lead: "Tell us what happened and what you need. You do not need an officer, an account, or an ID.",
    victimSection: "About you",
    victimAddressHint: "Street, city, state, and zip code. If you cannot stay there, where you are now.",
    requestSection: "What you need",
    detailsHint: "What happened, how many of you need help, and for how many nights or meals.",
    assistanceText:
      "After you submit, we use what you wrote to suggest an amount and help near you. Your name and contact information are left out. The suggestion decides nothing.",
    submittedText: (caseId: string) => `We received ${caseId}. You can follow it on this page.`,
  },
  detail: {
    victimName: "Your name",
    victimContact: "Your contact information",
    address: "Your address",
    helpTypes: "Help you asked for",
    details: "What you wrote",
    documents: "Your documents",
    noDocuments: "You added no documents.",
    deniedTitle: "Your request was denied",
  },
  victimInfo: {
    heading: "About you",
    needStatement: "What you need",
    hidden: "Recorded, not shown here",
  },
  wishes: {
    anonymous: "You stay anonymous: your name does not appear in any letter, email, or list.",
    notContactedTitle: "We do not contact you",
    notContactedText: "You get no letters or messages. Come back to this page to see the decision.",
  },
};

/** What a person can do at once. */
const tonight = {
  title: "If you need help tonight",
  text: "A person reads every request. We cannot say how long that takes, and we do not watch requests around the clock. Please do not wait for us:",
  decidedText: "You can call at any hour. Please do not wait for us:",
  danger: "In danger",
  crisis: "In a crisis, or if you think about ending your life",
  nearby: "For food, a shelter bed, or a ride, at any hour",
  shelters: "Find a shelter near you",
  yours: "Help near you",
};

export const en = { ...own, tonight };

export const ownWords = dictionary(en, {
  es: () => import("./words.own.es.ts").then((file) => file.es),
  fr: () => import("./words.own.fr.ts").then((file) => file.fr),
});
