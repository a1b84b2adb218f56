import { en as core } from "../core/sentences.ts";
import { en as letters } from "./sentences.ts";
/** What the letters say. */
export const en = {
  dear: (person: string) => `Dear ${person},`,
  colon: ":",
  help: { food: "food", shelter: "housing", transportation: "transportation" },
  someHelp: "emergency help",
  given: {
    food: (people: number) => (people === 1 ? "food for 1 person" : `food for ${people} people`),
    shelter: (hours: number) => (hours === 1 ? "a room for 1 hour" : `a room for ${hours} hours`),
    transportation: "a ride",
  },

  facts: {
    number: "Letter",
    date: "Date",
    caseId: "Request ID",
    help: "Assistance type",
    amount: "Amount",
    validUntil: "Valid until",
    vendor: "Provider",
    code: "Code",
    confirmation: "Confirmation number",
    value: "Worth up to",
    phones: "Support phone",
    chat: "Support chat",
    website: "Help page",
    hours: "Support hours",
    area: "Service area",
    emergency: "In an emergency",
  },
  /** What is missing when a letter cannot be written. */
  variables: {
    kind: "the kind of help that is dispatched",
    caseId: "the request ID",
    recipient: "the name of the person in need",
    officer: "the officer's name",
    help: "the kind of help",
    amount: "the amount",
    validUntil: "the date until which it is valid",
    vendor: "the provider's name",
    code: "the provider's code",
    confirmation: "the confirmation number",
  },

  check: {
    title: "Is this letter real?",
    text: "Anybody can check it, by the picture or at this address, with the number and the check code.",
    mail: "Anybody can check it at this address, with the number and the check code.",
    code: "Check code",
    short: (number: string, code: string, address: string) =>
      `Letter ${number}, check code ${code}: ${address}`,
  },
  reply: {
    button: "Write back",
    problem: "Write back, or report a problem",
    sms: (href: string) => `Write back: ${href}`,
    problemSms: (href: string) => `It does not work? Write to us: ${href}`,
  },

  approved: {
    officer: {
      subject: (caseId: string) => `Case ${caseId} was approved`,
      title: "Your request was approved",
      text: (caseId: string, amount: string, help: string) =>
        `Case ${caseId} was approved for ${amount} (${help}).`,
      next: "The person in need has been told. When the money has been handed over, mark the allocation as distributed.",
      tell: "The person in need gets no message from us: please tell them yourself. When the money has been handed over, mark the allocation as distributed.",
    },
    victim: {
      title: "Your request for help was approved",
      text: (caseId: string, help: string) =>
        `Your request for emergency help, case ${caseId}, was reviewed and approved. It covers ${help}.`,
      officer: (name: string) => `${name} filed it for you and will be in touch.`,
      next: "Our AI system coordinates the resources now. Further messages with the access codes follow within hours.",
      handed:
        "Your officer hands the help over to you or tells you how to get it. Any code from a provider comes in a separate message. If nothing comes, write back to us, or call 2-1-1.",
      valid: "This letter is valid for this help only, and without a signature.",
    },
  },

  denied: {
    officer: {
      subject: (caseId: string) => `Case ${caseId} was denied`,
      title: "Your request was denied",
      text: (caseId: string, reason: string) => `Case ${caseId} was denied. The reason given: ${reason}`,
      noReason: "No reason was given.",
      tell: "The person in need gets no message from us: please tell them yourself.",
    },
    victim: {
      title: "About your request for help",
      text: (caseId: string) =>
        `Your request for emergency help, case ${caseId}, could not be granted by this fund.`,
      help: "Other help is near: call 2-1-1 at any hour for food, a room or a ride. In danger, call 911. If you think of ending your life, call or text 988.",
    },
  },

  dispatched: {
    say: {
      food: "When you order or at the counter, say: “I have a code from an emergency fund for food.” Then give the code and the confirmation number.",
      shelter:
        "At the hotel desk, say: “I have a code from an emergency fund for a room.” Then give the code and the confirmation number.",
      transportation:
        "When you order the ride, type in the code. If you are asked, say: “I have a code from an emergency fund for a ride.” Then give the confirmation number.",
    },
    officer: {
      subject: (caseId: string, vendor: string) => `Help was sent for case ${caseId}: ${vendor}`,
      title: "Help was sent",
      text: (caseId: string, help: string, vendor: string) =>
        `${vendor} gives ${help} to the person in need of case ${caseId}.`,
      next: "The person in need has been sent the code; it stands in no other letter.",
      tell: "The person in need gets no message from us: please tell them yourself. An administrator gives you the code.",
    },
    victim: {
      title: "Your help is ready",
      text: (caseId: string, help: string, vendor: string) =>
        `Your emergency help, case ${caseId}: ${help}, from ${vendor}.`,
      fails: (phone: string) =>
        `If the code does not work, call ${phone} and say the confirmation number. If that does not help, write to us by the link in the message that brought this letter, and choose “Problem”. For food, a room or a ride tonight, call 2-1-1. In danger, call 911.`,
      failsUnreachable:
        "If the code does not work, write to us by the link in the message that brought this letter, and choose “Problem”. For food, a room or a ride tonight, call 2-1-1. In danger, call 911.",
      valid: "This letter is valid for this help only, and without a signature.",
      sms: (help: string, vendor: string, code: string, confirmation: string) =>
        `Your emergency help: ${help}, from ${vendor}. Code ${code}, confirmation ${confirmation}.`,
      smsSupport: (ways: string) => `Help with it: ${ways}.`,
      smsUntil: (date: string) => `Valid until ${date}.`,
      smsFails: (phone: string) => `It does not work? Call ${phone}, or 2-1-1.`,
      smsFailsUnreachable: "It does not work? Call 2-1-1.",
    },
  },

  voided: {
    stamp: "This letter is void. It is no longer valid.",
    officer: {
      subject: (number: string, caseId: string) => `Letter ${number} about case ${caseId} is void`,
      title: "A letter is void",
      text: (number: string, caseId: string, reason: string) =>
        `Letter ${number} about case ${caseId} is no longer valid. The reason given: ${reason}`,
    },
    victim: {
      title: "Your letter is no longer valid",
      text: (number: string, caseId: string) =>
        `Letter ${number} about your request for emergency help, case ${caseId}, is no longer valid.`,
      code: "Please do not use its code any more.",
      next: "If help is given in its place, you get a new message. If you need help now, call 2-1-1; in danger, call 911.",
    },
  },

  /** The page on which anybody checks a letter. */
  checkPage: {
    title: "Check a letter",
    lead: "Letters of this fund are valid without a signature. With the number and the check code of a letter you see here whether it is real, and what for.",
    number: "Number of the letter",
    numberHint: "For example L-2026-000001",
    code: "Check code",
    codeHint: "8 letters and digits, at the end of the letter",
    send: "Check",
    another: "Check another letter",
    valid: "This letter is valid.",
    expired: "This letter is real, but its time is over.",
    denial: "This letter is real. It grants no help.",
    void: "This letter is void.",
    unknown: "No letter has this number and this code.",
    unknownText:
      "Please compare both with the letter once more. If they are right, do not accept the letter.",
    for: "Valid for",
    until: "Valid until",
    was: "Was valid until",
    since: "Void since",
    noName: "Whom a letter is for is not told here: compare the name on the letter with the person.",
    catalogue: { letters, core },
  },
};
