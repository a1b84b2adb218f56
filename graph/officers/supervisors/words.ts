import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as supervisors } from "../../../shared/officers/supervisors/sentences.ts";

import type { DeputyState } from "./rules.ts";

interface Days {
  from: string;
  until: string;
}

/** The list of all requests that wait for a supervisor, and the email that opens it. */
export const en = {
  dear: (person: string) => `Dear ${person},`,
  mail: {
    subject: "Your link to all requests waiting for you",
    title: "All requests waiting for you",
    text: "You asked for one page with everything that waits for your answer. Open it with the button below.",
    once: "This link works once, within 30 minutes. The page then stays open for 30 minutes in that browser. Please do not forward this email.",
    notYou: "If you did not ask for it, you can ignore this email. Nothing was answered in your name.",
    button: "Open my list",
  },

  ask: "All requests waiting for you",
  askText: (mailbox: string) =>
    `We email a link to the same mailbox (${mailbox}). It opens one page with everything that waits for your answer.`,
  askButton: "Email me the link",
  mailed: "Please check your email",
  mailedText: (mailbox: string) =>
    `The link goes to ${mailbox}. It works once, within 30 minutes. You can close this page.`,
  enter: "All requests waiting for you",
  enterText: "The page opens in this browser for 30 minutes. This link works once.",
  enterButton: "Open my list",
  used: "This link no longer works",
  usedText:
    "It works once, within 30 minutes. To get a new one, use the link “All requests waiting for you” in any of our emails.",
  unknown: "We do not recognize this link",
  unknownText: "Please open the link in the email again, or copy the whole address.",
  closed: "This list is closed",
  closedText:
    "A list stays open for 30 minutes. To get a new link, use “All requests waiting for you” in any of our emails.",
  notSaved: "Your answer was not saved.",
  left: "Your list is closed",
  leftText: "You can close this page.",

  list: (count: number) =>
    pluralEn(count, "1 request is waiting for you", `${count} requests are waiting for you`),
  empty: "Nothing is waiting for you",
  emptyText: "We email you when there is something new.",
  lead: "The most urgent come first. You answer each one on its own page.",
  until: (time: string) => `This page is open until ${time}.`,
  confirm: (officer: string) => `Confirm ${officer}`,
  approve: (caseId: string) => `Request ${caseId}`,
  officer: "Officer",
  caseNumber: "Case number",
  urgency: "Urgency",
  urgencies: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
  asked: "Asked",
  review: (what: string) => `Review and answer: ${what}`,
  more: "There are more. They follow when you have answered some of these.",
  leave: "Close my list",
  next: "Next",
  nextOf: (what: string) => `Next: ${what}`,
  back: "Back to the list",

  digest: {
    title: "Daily email",
    isOff: "We can email you once a day, at this hour, if something is waiting for you.",
    isOn: "We email you once a day if something is waiting for you.",
    startButton: "Email me once a day",
    text: (urgency: string) => `They are waiting for your answer. The highest urgency is: ${urgency}.`,
    how: "Open the page below to get a link to your list. You get this email because you asked for it on your list, at most once a day.",
    button: "All requests waiting for you",
    stopLink: "Stop this daily email",
    stop: "Stop the daily email?",
    stopText: (mailbox: string) =>
      `We then send no daily email to ${mailbox}. Emails about single requests still come.`,
    stopButton: "Stop the daily email",
    stopped: "The daily email is stopped",
    stoppedText: "You can ask for it again on your list.",
  },

  deputy: {
    title: "Your deputy",
    lead: "While you are away, another person of your agency can answer what waits for you. You both confirm this by email. Each decision names the deputy.",
    for: "For",
    name: "Name of the deputy",
    email: "Email of the deputy",
    emailHint: "An address of your own agency, with the same ending as yours",
    from: "First day",
    until: "Last day",
    daysHint: "The whole days count. At most 90 days.",
    button: "Name this deputy",
    state: "State",
    states: {
      waiting: "Not confirmed yet",
      upcoming: "Confirmed, not started yet",
      inForce: "In force",
      over: "Over",
    } satisfies Record<DeputyState, string>,
    texts: {
      waiting: "It starts only after both of you have confirmed it. Each of you has an email with a link.",
      upcoming: "Both of you have confirmed it. It starts on the first day.",
      inForce: "The deputy can answer what waits for the supervisor.",
      over: "This is over. The deputy can no longer answer.",
    } satisfies Record<DeputyState, string>,
    confirmedBy: (name: string) => `Confirmed by ${name}`,
    yes: "Yes",
    notYet: "Not yet",
    askSupervisor: "Should this person answer for you on these days?",
    askDeputy: "Do you want to answer for this supervisor on these days?",
    confirm: "Confirm",
    decline: "Decline",
    endNow: "End it now",
    youAre: (name: string) => `Deputy of ${name}`,
    youAnswerFor: (name: string) => `You answer for ${name}. Your own name is recorded with the decision.`,
    untilDay: (date: string) => `Until ${date}.`,
    mail: {
      own: (deputy: string) => `Please confirm your deputy ${deputy}`,
      ownText: (deputy: string, address: string, { from, until }: Days) =>
        `You asked that ${deputy} (${address}) answers your requests from ${from} to ${until}.`,
      asked: (name: string) => `${name} asks you to be their deputy`,
      askedText: (name: string, { from, until }: Days) =>
        `${name} asks you to answer the requests that wait for them, from ${from} to ${until}.`,
      both: "It starts only after both of you have confirmed it. Either of you can end it at any time.",
      keep: "Keep this email: during these days, its link also leads to the requests.",
      notYou: "If you did not expect this email, decline it on the page below or ignore it.",
      button: "Open the page",
      ended: "A deputy was ended",
      endedByDeputy: (deputy: string) =>
        `${deputy} ended being your deputy. You answer your requests yourself.`,
      endedBySupervisor: (name: string) =>
        `${name} ended that you are their deputy. You can no longer answer for them.`,
      waiting: (count: number, name: string) =>
        pluralEn(count, `1 request is waiting for ${name}`, `${count} requests are waiting for ${name}`),
      waitingText: (name: string, { until }: Days) => `You are the deputy of ${name} until ${until}.`,
      waitingHow: "Open the page below to get a link to the list.",
    },
  },

  catalogue: { supervisors },
};

export const words = dictionary({ en, es, fr });
