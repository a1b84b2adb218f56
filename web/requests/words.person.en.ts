/** For a person who filed their own request. */
export const citizen = {
  funding: {
    pending:
      "This request is waiting for a decision. A person reviews every request. You will see the outcome here.",
    processing: "One person has approved this request. A second person must also approve it.",
    approved:
      "This request was approved. The person handling it will contact you about the help. Amounts are shown only to the people who decide.",
    dispatched: "This request was approved, and help is on its way.",
    completed: "This request is completed. The help was provided.",
    denied:
      "This fund could not approve the request. You can find other help under Resources, or call 2-1-1 at any time.",
  },
};

export const noEmail = {
  none: "No email",
  byText: "No email: letters are sent by text message to the phone above",
};

export const wishes = {
  anonymous: "Wants to stay anonymous: their name does not appear in any letter, email, or list.",
  notContactedTitle: "Do not contact",
  notContactedText: "We do not send this person letters or messages. Please tell them the decision yourself.",
  reveal: "Reveal name",
  revealFailed: "The name could not be revealed",
  revealHint: "The name is hidden again after a minute. Each view is logged.",
};

/** To a person who asks for help for themself. */
export const own = {
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
    victimContact: "How to reach you",
    address: "Your address",
    helpTypes: "Help you asked for",
    details: "What you wrote",
    documents: "Your documents",
    noDocuments: "You added no documents.",
  },
  wishes: {
    anonymous: "You stay anonymous: your name does not appear in any letter, email, or list.",
    notContactedTitle: "We do not contact you",
    notContactedText: "You get no letters or messages. Come back to this page to see the decision.",
  },
};

/** What a person can do at once. */
export const tonight = {
  title: "If you need help tonight",
  text: "A person reads every request. We cannot say how long that takes, and we do not watch requests around the clock. Please do not wait for us:",
  danger: "In danger",
  crisis: "In a crisis, or if you think about ending your life",
  nearby: "For food, a shelter bed, or a ride, at any hour",
  shelters: "Find a shelter near you",
  yours: "Help near you",
};
