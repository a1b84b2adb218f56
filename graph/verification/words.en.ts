import { en as verification } from "./sentences.ts";

interface Named {
  rank: string;
  name: string;
}

const services = { food: "Food", shelter: "Housing", transportation: "Transportation" };

/** The verification mails, and the page behind the supervisor's link. */
export const en = {
  services,
  noServices: "not stated",
  dear: (person: string) => `Dear ${person},`,
  whoIs: ({ rank, name }: Named, agency: string) => `${rank} ${name}${agency ? ` of ${agency}` : ""}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  caseNumber: "Case number",
  servicesAskedFor: "Services asked for",
  incident: "Incident",

  ask: {
    subject: ({ rank, name }: Named, caseNumber: string) =>
      `Please confirm ${rank} ${name}, case ${caseNumber}`,
    title: "Please confirm your officer",
    asks: (who: string) => `${who} asks for emergency help on a case and named you as supervisor.`,
    how: "Open the page below and answer there: confirm the officer, or say that this is not your officer. To confirm you need the officer's badge number; to say no you need nothing. Opening the page decides nothing.",
    personal: (hours: number) =>
      `The link is personal: do not forward it. It works for one answer, within ${hours} hours. You need no account.`,
    unknown:
      "If you do not know this officer, please answer “not my officer”, so that no one acts in your name.",
    button: "Read the case and answer",
  },

  emergency: {
    subject: (caseNumber: string) => `911 Verify was used on case ${caseNumber}`,
    title: "911 Verify was used before your answer",
    used: (who: string, caseNumber: string, minutes: number) =>
      `${who} used 911 Verify on case ${caseNumber}. It lets the officer record the case for ${minutes} minutes without your answer. It gives no right over money.`,
    answer:
      "Your answer is still needed. If this is not your officer, say so on the page below and the access ends.",
  },

  result: {
    subject: (title: string, caseNumber: string) => `${title}: case ${caseNumber}`,
    greeting: ({ rank, name }: Named) => `${rank} ${name},`,
    verified: {
      title: "You are verified",
      text: (caseNumber: string) => `your supervisor confirmed you for case ${caseNumber}.`,
      next: "The page where you filled out the form shows it already. On that device you can also continue with the link below.",
      button: "Continue with the case",
    },
    rejected: {
      title: "Verification denied",
      text: (caseNumber: string) => `your supervisor did not verify case ${caseNumber}.`,
      next: "Please contact them directly.",
    },
    byAdmin: {
      verified: (caseNumber: string) => `an administrator confirmed you for case ${caseNumber}.`,
      rejected: (caseNumber: string) => `an administrator did not confirm case ${caseNumber}.`,
      contact: "Please contact your supervisor.",
    },
  },

  page: {
    open: "Do you know this officer?",
    decided: "This case is answered",
    changed: "The case has changed",
    changedText: "What the officer says about this case, or about themselves, has changed since this mail.",
    replaced: "There is a newer link",
    replacedText:
      "This link was replaced by a newer one. Please use the link in the newest mail about this case.",
    expired: "This link has expired",
    expiredText: (hours: number) => `A link works for ${hours} hours.`,
    closedText: (times: number) =>
      `A wrong badge number was given ${times} times, so this link can no longer confirm the officer.`,
    closedNo: "You can still say here that this is not your officer.",
    askForNewMail: "Please ask the officer to press “Resend Email”, and use the link in the new mail.",
    unknown: "This link is not known",
    unknownText: "Please open the link from the mail again, or copy its whole address.",

    notTaken: "Your answer was not taken yet. Please see below.",
    lead: (supervisor: string) =>
      `This officer named you, ${supervisor}, as supervisor and asks for emergency help on the case below. You need no account.`,
    officer: "Officer",
    rank: "Rank",
    agency: "Agency",
    email: "Official e-mail",
    services: "Services",
    answer: "Your answer",
    question: "Is this your officer, is the e-mail address an official one, and is the case as described?",
    yes: "Yes, I verify this officer",
    no: "No, this is not my officer or not a true case",
    badge: "The officer's badge number",
    badgeHint: "Only to confirm. It is not shown here: type it from your own records.",
    send: "Send answer",

    received: "Your answer was received.",
    byAdmin: "An administrator has answered for this case.",
    verified: ({ rank, name }: Named, caseNumber: string) =>
      `${rank} ${name} is verified for case ${caseNumber}.`,
    rejected: ({ rank, name }: Named, caseNumber: string) =>
      `${rank} ${name} was not verified for case ${caseNumber}.`,
    told: "The officer has been told. There is nothing more to do, and you may close this page.",
  },

  /** What the page's answer is refused with. */
  catalogue: { verification },
};
