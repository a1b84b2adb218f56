/** For a person who filed their own request. */
export const citizen = {
  funding: {
    pending:
      "Your request is waiting for a decision. A person reviews every request. You will see the outcome here.",
    processing: "One person has approved your request. A second person must also approve it.",
    approved:
      "Your request was approved. A person has to send the help. Amounts are shown only to the people who decide.",
    dispatched: "Your request was approved, and help was sent. Your Help Pass shows what you can use.",
    completed: "Your request is completed. The help was provided.",
    denied:
      "This fund could not approve your request. You can find other help under Resources, or call 2-1-1 at any time.",
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
