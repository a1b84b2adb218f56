import type { Times } from "./times.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The page /privacy. */
export const en = {
  title: "Privacy",
  lead: "This page explains what we keep about you, why, for how long, and who can read it.",
  /** The sections in a line each, at the top. */
  short: {
    title: "In short",
    kept: "We use it to decide on help and to send it.",
    texts: "They are neutral. Reply STOP to stop them.",
    time: "Requests stay until the operator removes them.",
    readers: "Each view of a request is logged. We sell nothing about you.",
    ask: "Ask to see it, correct it or delete it.",
  },
  kept: {
    title: "What we keep, and why",
    help: {
      title: "If you get help",
      points: [
        "If help is requested for you: your name, address, phone, email, date of birth, what happened, what you need, and the files that were added. We use it to decide on the help, to send it, and to avoid paying twice for the same need. Your date of birth and government ID are encrypted.",
        "If you or the officer told us: your government ID, your job, your dependents, other help that you get, your relation to the officer, an emergency contact, and how you want to be reached.",
        "Decisions: what was decided about the help, the reasons, and the notes of the people who worked on it.",
        "To find other requests for you: search words, and your name, birth date, phone and address as codes. The codes cannot be read back.",
        "Messages: messages and letters we sent, and the replies to them.",
        "If you allowed us to give your data to another organization: to whom, for what, until when, and who signed. If you ask about your own data, your words and our answer.",
        "If you choose to say it: your age group, gender, race and ethnicity, and special needs, and the kinds of crime that the officer named. We report only their numbers to the funder.",
      ],
    },
    officers: {
      title: "If you are an officer, a supervisor or a deputy",
      points: [
        "What names you: your name, rank, agency, badge number, phone and email, your number at your agency's sign-in, and what you decided. This shows who asked and who approved.",
      ],
    },
    visitors: {
      title: "If you use this site",
      points: [
        "A callback request, feedback, or a correction that you send: what you write, and your contact information if you give it.",
        "Each session: its network address and browser. They show if someone else uses it.",
        "A log: who opened or changed a record, when, and from which network address. No one can change this log.",
      ],
    },
    limits:
      "When you send something: your browser keeps a random number for one day. It only lets us count how often each device sends, because many people may share one network. We do not store it or connect it with what you send.",
    device: "The incident log: it stays on your own device. We never receive it.",
    chat: "The chat: we do not store it. It is in your browser until you close the tab.",
    chatAi:
      "The chat: we do not store it. It is in your browser until you close the tab. An outside AI service writes some answers. We first remove phone numbers, email addresses, and similar details from the text.",
  },
  time: {
    title: "How long we keep it",
    points: (t: Times) => [
      "No automatic deletion: requests, letters, messages, callback requests, feedback, and the log stay until the operator removes them. You can ask for that.",
      `Unused files: a file that was never submitted with a request is removed after ${t.unattachedHours} hours.`,
      `Backups: what was removed can stay in them for ${t.backupDays} days. They are encrypted.`,
      `Links: they stop working. A supervisor's link after ${t.supervisorHours} hours, a reply link after ${t.replyDays} days, and the question about the help after ${t.ratingDays} days.`,
    ],
  },
  texts: {
    title: "Text messages",
    points: (sender: string) => [
      "What we write about: your request, the help you get and questions about it. How often depends on your case, usually a few texts.",
      `Neutral words: someone else may read your phone. Texts come from “${sender}”.`,
      "Cost: Message and data rates may apply.",
      "No marketing: we never share or sell your number, or your consent to texts, for marketing.",
      "To stop: reply STOP to stop and HELP for help. You can also call, write or email us to stop. It counts at once.",
    ],
  },
  readers: {
    title: "Who can read it",
    officers: {
      own: "Officers: Only the officer who filed the request. No other officer can read it.",
      agency:
        "Officers: the officer who filed the request, and confirmed officers of the same agency who have its link. They do not see your government ID or date of birth, and each view is logged.",
      verified:
        "Officers: the officer who filed the request, and confirmed officers of any agency who have its link. They do not see your government ID or date of birth, and each view is logged.",
    },
    points: [
      "The officer's supervisor, through a personal link: your initials, what you need, and the amount.",
      "The operator's administrators: each time they open a record, it is logged. A government ID is shown only when they ask for it.",
      "Companies: those that deliver our emails and text messages, and the hotel, driver or store that helps you, get only what they need.",
      "If you asked to stay anonymous: your name is hidden in lists, emails and letters.",
    ],
    ai: "An outside AI service: it helps suggest an amount. It gets what you need, without your name or contact information.",
    sold: "No one else: we do not sell anything about you, and we do not use it for advertising.",
  },
  ask: {
    title: "Your questions and requests",
    text: "You can ask what we keep about you, and ask us to correct or delete it. Give your case number if you have it.",
    pass: "Ask in your Help Pass",
    contact: (contact: string) => `Write or call: ${contact}`,
    noContact: "Whom to ask: reply to the email or message you received, or ask the officer on your case.",
    device:
      "On this device: to remove what is saved here, open Settings and choose “Erase everything on this device”.",
  },
};

export const words = dictionary({ en, es, fr });
