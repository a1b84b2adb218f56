import type { Times } from "./times.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The page /privacy. */
export const en = {
  title: "Privacy",
  lead: "This page explains what we keep about you, why, for how long, and who can read it.",
  kept: {
    title: "What we keep, and why",
    points: [
      "If help is requested for you: your name, address, phone, email, date of birth, what happened, what you need, and the files that were added. We use it to decide on the help, to send it, and to avoid paying twice for the same need. Your date of birth and government ID are encrypted.",
      "If you or the officer told us: your government ID, your job, your dependents, other help that you get, your relation to the officer, an emergency contact, and how you want to be reached.",
      "What was decided about the help, the reasons, and the notes of the people who worked on it.",
      "To find other requests for you, we also keep search words, and your name, birth date, phone and address as codes. The codes cannot be read back.",
      "If you are an officer, a supervisor or a deputy: your name, rank, agency, badge number, phone and email, your number at your agency's sign-in, and what you decided. This shows who asked and who approved.",
      "Messages and letters we sent, and the replies to them.",
      "If you allowed us to give your data to another organization: to whom, for what, until when, and who signed. If you ask about your own data: your words and our answer.",
      "If you choose to say it: your age group, gender, race and ethnicity, and special needs, and the kinds of crime that the officer named. We report only their numbers to the funder.",
      "A callback request, feedback, or a correction that you send: what you write, and your contact information if you give it.",
      "The network address and the browser of each session. They show if someone else uses it.",
      "A log of who opened or changed a record, when, and from which network address. No one can change this log.",
    ],
    limits:
      "When you send something, your browser keeps a random number for one day. It only lets us count how often each device sends, because many people may share one network. We do not store it or connect it with what you send.",
    device: "The incident log stays on your own device. We never receive it.",
    chat: "We do not store the chat. It is in your browser until you close the tab.",
    chatAi:
      "We do not store the chat. It is in your browser until you close the tab. An outside AI service writes some answers. We first remove phone numbers, email addresses, and similar details from the text.",
  },
  time: {
    title: "How long we keep it",
    points: (t: Times) => [
      "Requests, letters, messages, callback requests, feedback, and the log are not deleted automatically. They stay until the operator removes them. You can ask for that.",
      `A file that was never submitted with a request is removed after ${t.unattachedHours} hours.`,
      `What was removed can stay in our backups for ${t.backupDays} days. Backups are encrypted.`,
      `Links stop working: a supervisor's link after ${t.supervisorHours} hours, a reply link after ${t.replyDays} days, and the question about the help after ${t.ratingDays} days.`,
    ],
  },
  texts: {
    title: "Text messages",
    points: (sender: string) => [
      "We text you about your request, the help you get and questions about it. How often depends on your case, usually a few texts.",
      `Texts are neutral, because someone else may read your phone. They come from “${sender}”.`,
      "Message and data rates may apply.",
      "We never share or sell your number, or your consent to texts, for marketing.",
      "Reply STOP to stop and HELP for help. You can also call, write or email us to stop. It counts at once.",
    ],
  },
  readers: {
    title: "Who can read it",
    officers: {
      own: "Only the officer who filed the request. No other officer can read it.",
      agency:
        "The officer who filed the request, and confirmed officers of the same agency who have its link. They do not see your government ID or date of birth, and each view is logged.",
      verified:
        "The officer who filed the request, and confirmed officers of any agency who have its link. They do not see your government ID or date of birth, and each view is logged.",
    },
    points: [
      "The officer's supervisor, through a personal link: your initials, what you need, and the amount.",
      "The operator's administrators. Each time they open a record, it is logged. A government ID is shown only when they ask for it.",
      "The companies that deliver our emails and text messages, and the hotel, driver or store that helps you: only what they need.",
      "If you asked to stay anonymous, your name is hidden in lists, emails and letters.",
    ],
    ai: "An outside AI service helps suggest an amount. It gets what you need, without your name or contact information.",
    sold: "We do not sell anything about you, and we do not use it for advertising.",
  },
  ask: {
    title: "Your questions and requests",
    text: "You can ask what we keep about you, and ask us to correct or delete it. Give your case number if you have it.",
    contact: (contact: string) => `Write or call: ${contact}`,
    noContact: "Reply to the email or message you received, or ask the officer on your case.",
    device:
      "To remove what is saved on this device, open Settings and choose “Erase everything on this device”.",
  },
};

export const words = dictionary({ en, es, fr });
