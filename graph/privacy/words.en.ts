/** How long things work or are kept, counted by the rules that the server follows. */
export interface Times {
  unattachedHours: number;
  replyDays: number;
  ratingDays: number;
  supervisorHours: number;
}

/** The page /privacy. */
export const en = {
  title: "Privacy",
  lead: "This page says what is kept about you, why, for how long, and who can read it.",
  kept: {
    title: "What is kept, and why",
    points: [
      "If help is requested for you: your name, address, phone, email, date of birth, what you need and the files that were added. It is used to decide on the help, to send it, and to avoid paying twice for the same need. Your date of birth and government ID are encrypted.",
      "If you are an officer or a supervisor: your name, rank, agency, badge number, phone and email, and what you decided. It shows who asked and who approved.",
      "Messages and letters that were sent, and what was answered to them.",
      "A callback request, feedback or a correction that you send: what you write, and your contact if you give it.",
      "A log of who opened or changed a record, when, and from which network address. No one can change this log.",
    ],
    device: "The incident log stays on your own device. We never receive it.",
    chat: "We do not store the chat. It is in your browser until you close the tab.",
    chatAi:
      "We do not store the chat. It is in your browser until you close the tab. An outside AI service writes some answers; phone numbers, email addresses and similar details are removed from the text first.",
  },
  time: {
    title: "How long",
    points: (t: Times) => [
      "Requests, letters, messages, callback requests, feedback and the log are not deleted automatically. They stay until the operator removes them. You can ask for that.",
      `A file that no request took is removed after ${t.unattachedHours} hours.`,
      `Links stop working: a supervisor's after ${t.supervisorHours} hours, a reply link after ${t.replyDays} days, the question about the help after ${t.ratingDays} days.`,
    ],
  },
  readers: {
    title: "Who can read it",
    officers: {
      own: "Only the officer who filed the request, and no other officer.",
      agency:
        "The officer who filed the request, and confirmed officers of the same agency who have its link. They do not see your government ID or date of birth, and each time is logged.",
      verified:
        "The officer who filed the request, and confirmed officers of any agency who have its link. They do not see your government ID or date of birth, and each time is logged.",
    },
    points: [
      "The officer's supervisor, by a personal link: your initials, what you need and the amount.",
      "The operator's administrators. Each time they open a record is logged, and a government ID is shown only when they ask for it.",
      "The companies that deliver our emails and text messages, and the hotel, driver or store that helps you: only what they need.",
      "If you asked to stay anonymous, your name is hidden in lists, emails and letters.",
    ],
    ai: "An outside AI service helps to suggest an amount. It gets what is needed, without your name and contact.",
    sold: "Nothing is sold, and nothing is used for advertising.",
  },
  ask: {
    title: "Your questions and requests",
    text: "You can ask what is kept about you, and ask to correct or delete it. Give your case number if you have it.",
    contact: (contact: string) => `Write or call: ${contact}`,
    noContact: "Answer the email or message that you received, or ask the officer of your case.",
    device: "To remove what this device keeps, open Settings and choose “Erase everything on this device”.",
  },
};
