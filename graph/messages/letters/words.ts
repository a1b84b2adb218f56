import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import type { CodeText } from "./types.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as core } from "../../../shared/core/sentences.ts";
import { en as letters } from "../../../shared/messages/letters/sentences.ts";

/** The words of the letters. */
export const en = {
  dear: (person: string) => `Dear ${person},`,
  colon: ":",
  help: { food: "food", shelter: "housing", transportation: "transportation" },
  someHelp: "emergency help",
  given: {
    food: (people: number) => pluralEn(people, "food for 1 person", `food for ${people} people`),
    shelter: (hours: number) => pluralEn(hours, "a room for 1 hour", `a room for ${hours} hours`),
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
  /** The names of missing values when a letter cannot be written. */
  variables: {
    kind: "the type of help dispatched",
    caseId: "the request ID",
    recipient: "the recipient's name",
    officer: "the officer's name",
    help: "the type of help",
    amount: "the amount",
    validUntil: "the expiration date",
    vendor: "the provider's name",
    code: "the provider's code",
    confirmation: "the confirmation number",
  },

  check: {
    title: "Is this letter real?",
    text: "Anyone can check it. Scan the picture, or go to this address and enter the number and the check code.",
    mail: "Anyone can check it at this address with the number and the check code.",
    code: "Check code",
  },
  /** Of a PDF in which a name in another alphabet leaves a gap. */
  pdfGap: (gap: string) =>
    `Where this file shows ${gap}, it cannot print the letters of a name. The name is on the letter's web page.`,
  reply: {
    button: "Reply",
    problem: "Reply or report a problem",
  },

  /**
   * Text messages: each fits into one segment. Other people read phones, so a text says neither
   * what the help is nor where someone sleeps or travels.
   */
  texts: {
    approved: (href: string) => `Your request was approved. What happens next: ${href}`,
    denied: (href: string) => `Your request was not approved. For other help call 2-1-1. More: ${href}`,
    codeAt: ({ code, confirmation, vendor, until, href, digits = "" }: CodeText) =>
      `Code ${code}, number ${confirmation}, at ${vendor}, until ${until}.${digits} More: ${href}`,
    /** What a text with this digit means (graph/help/incoming). */
    digits: " Text 1 if it doesn't work, 2 once you used it.",
    ready: (href: string) => `Your code is ready. Where and how to use it: ${href}`,
    readyWithDigits: (href: string) =>
      `Your code is ready. Text 1 if it doesn't work, 2 once you used it. More: ${href}`,
    codeVoid: (href: string) => `Your code is no longer valid. Please do not use it. More: ${href}`,
    letterVoid: (href: string) => `Our last letter to you is no longer valid. More: ${href}`,
  },

  approved: {
    officer: {
      subject: (caseId: string) => `Case ${caseId} was approved`,
      title: "Your request was approved",
      text: (caseId: string, amount: string, help: string) =>
        `Case ${caseId} was approved for ${amount} (${help}).`,
      next: "The recipient gets a letter of their own.",
      tell: "We do not contact the recipient. Please tell them yourself.",
      /** The same next step as on the request's page (graph/decisions/timeline/attribution.ts). */
      dispatch:
        "Next, an administrator sends the help. If you hand over the money yourself instead, choose Mark as Distributed under Funding.",
      handover: "Next, hand over the money. Then choose Mark as Distributed under Funding.",
    },
    victim: {
      title: "Your request for help was approved",
      text: (caseId: string, help: string) =>
        `Your request for emergency help, case ${caseId}, was reviewed and approved. It covers ${help}.`,
      officer: (name: string) => `${name} filed it for you and will contact you.`,
      next: "Our AI system is now coordinating the resources. You will get more messages with the access codes within hours.",
      handed:
        "Your officer will give you the help or tell you how to get it. Any code from a provider comes in a separate message. If nothing comes, reply to us or call 2-1-1.",
      valid: "This letter is valid for this help only, and without a signature.",
    },
  },

  denied: {
    officer: {
      subject: (caseId: string) => `Case ${caseId} was denied`,
      title: "Your request was denied",
      text: (caseId: string, reason: string) => `Case ${caseId} was denied. Reason: ${reason}`,
      noReason: "No reason was given.",
      tell: "We do not contact the recipient. Please tell them yourself.",
    },
    victim: {
      title: "About your request for help",
      text: (caseId: string) =>
        `This fund could not approve your request for emergency help, case ${caseId}.`,
      help: "You can get other help near you. For food, a room, or a ride, call 2-1-1 at any hour. In danger, call 911. If you think about ending your life, call or text 988.",
    },
  },

  dispatched: {
    say: {
      food: "When you order or at the counter, say: “I have a code from an emergency fund for food.” Then give the code and the confirmation number.",
      shelter:
        "At the hotel desk, say: “I have a code from an emergency fund for a room.” Then give the code and the confirmation number.",
      transportation:
        "When you order the ride, enter the code. If someone asks, say: “I have a code from an emergency fund for a ride.” Then give the confirmation number.",
    },
    officer: {
      subject: (caseId: string, vendor: string) => `Help was sent for case ${caseId}: ${vendor}`,
      title: "Help was sent",
      text: (caseId: string, help: string, vendor: string) =>
        `${vendor} is providing ${help} for the recipient in case ${caseId}.`,
      next: "The code goes to the recipient in a message of its own. It does not appear in any other letter.",
      tell: "We do not contact the recipient. Please tell them yourself. An administrator will give you the code.",
    },
    victim: {
      title: "Your help is ready",
      text: (caseId: string, help: string, vendor: string) =>
        `Your emergency help, case ${caseId}: ${help}, from ${vendor}.`,
      fails: (phone: string) =>
        `If the code does not work, call ${phone} and give the confirmation number. If that does not help, use the link that we sent you with this letter and choose “Problem”. For food, a room, or a ride tonight, call 2-1-1. In danger, call 911.`,
      failsUnreachable:
        "If the code does not work, use the link that we sent you with this letter and choose “Problem”. For food, a room, or a ride tonight, call 2-1-1. In danger, call 911.",
      valid: "This letter is valid for this help only, and without a signature.",
    },
  },

  voided: {
    stamp: "This letter is void. It is no longer valid.",
    officer: {
      subject: (number: string, caseId: string) => `Letter ${number} about case ${caseId} is void`,
      title: "A letter is void",
      text: (number: string, caseId: string, reason: string) =>
        `Letter ${number} about case ${caseId} is no longer valid. Reason: ${reason}`,
    },
    victim: {
      title: "Your letter is no longer valid",
      text: (number: string, caseId: string) =>
        `Letter ${number} about your request for emergency help, case ${caseId}, is no longer valid.`,
      code: "Please do not use its code.",
      next: "If other help replaces it, you will get a new message. If you need help now, call 2-1-1. In danger, call 911.",
    },
  },

  /** The public page to verify a letter. */
  checkPage: {
    title: "Check a letter",
    lead: "Letters from this fund are valid without a signature. Enter a letter's number and check code to see if it is real and what it is for.",
    number: "Letter number",
    numberHint: "For example L-2026-000001",
    code: "Check code",
    codeHint: "8 letters and digits, at the end of the letter",
    send: "Check this letter",
    another: "Check another letter",
    valid: "This letter is valid.",
    expired: "This letter is real, but it has expired.",
    denial: "This letter is real, but it does not approve any help.",
    void: "This letter is void.",
    unknown: "No letter has this number and check code.",
    unknownText: "Please check both against the letter again. If they are correct, do not accept the letter.",
    for: "Valid for",
    until: "Valid until",
    was: "Was valid until",
    since: "Void since",
    noName: "We don't show who a letter is for. Compare the name on the letter with the person.",
    catalogue: { letters, core },
  },
};

export const words = dictionary({ en, es, fr });
