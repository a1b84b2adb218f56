/** For the person who asked for themselves. */
export const citizen = {
  funding: {
    pending:
      "Nobody has decided on this request yet. A person looks at every request; you will read here what comes of it.",
    processing: "This request is being decided on: a person has looked at it, and another one has to agree.",
    approved:
      "This request was approved. Whoever takes care of it will be in touch about the help; amounts are shown to those who decide, and not here.",
    dispatched: "This request was approved, and help is on its way.",
    completed: "This request is completed: the help was given out.",
    denied:
      "This fund could not grant the request. Other help is under Resources, and 2-1-1 answers at any hour.",
  },
};

export const noEmail = {
  none: "No e-mail",
  byText: "No e-mail: letters go by text message to the phone above",
};

export const wishes = {
  anonymous: "Wishes to stay anonymous: the name stands in no letter, mail or list.",
  notContactedTitle: "Not to be contacted",
  notContactedText:
    "No letter and no message goes to this person. Please tell them yourself what was decided.",
  reveal: "Reveal name",
  revealHint: "The name is hidden again after a minute; each look is logged.",
};
