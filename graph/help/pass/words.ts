import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { HelpType, MessageChannel } from "../../../prisma/client/enums.ts";
import type { DeliveryState } from "../../messages/communications/rules.ts";
import { dictionary } from "../../core/i18n/i18n.ts";
import type { PassStage, SaidReason } from "./progress.ts";
import { en as pass } from "../../../shared/help/pass/sentences.ts";
import { en as support } from "../../../shared/community/support/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const stages: Record<PassStage, string> = {
  received: "We received your request.",
  checked: "Your request is being checked.",
  approved: "Your request was approved.",
  onItsWay: "Help is on its way.",
  ready: "Your help is ready.",
  given: "You have received your help.",
  done: "Your request is complete.",
  notGranted: "We could not help with this request.",
};

const waits: Record<SaidReason, string> = {
  verification: "Someone still has to add some details.",
  confirmation: "We're waiting for a confirmation.",
  supervisor_email: "We're waiting for a confirmation.",
  victim_info: "Someone still has to add some details.",
  needs: "Someone still has to add some details.",
  recommendation: "We're looking at what is needed.",
  approval: "Someone is reviewing it.",
  second_approval: "A second person is reviewing it.",
  assignment: "Someone will handle it soon.",
  funds: "We're waiting until there is money for it.",
  dispatch: "We're arranging it now.",
  handover: "It is approved. Someone will bring it to you or tell you how to get it.",
  problem: "We're working on the problem.",
  answer: "We asked a question and are waiting for an answer.",
  completion: "We're finishing up.",
  closed: "There is nothing to wait for right now.",
};

const kinds: Record<HelpType, string> = {
  food: "Food",
  shelter: "A room",
  transportation: "A ride",
};

const say: Record<HelpType, string> = {
  food: "Say: “I have a code for food.” Then show or read the code and the confirmation number.",
  shelter: "At the desk, say: “I have a code for a room.” Then show the code and the confirmation number.",
  transportation: "Enter the code when you order the ride. If someone asks, give the confirmation number.",
};

const sent = {
  ways: { sms: "Text message", email: "Email", phone: "Call", pass: "Help Pass" } satisfies Record<
    MessageChannel,
    string
  >,
  states: {
    waiting: () => "on its way",
    captured: () => "not sent",
    sent: (ago: string) => `sent ${ago}`,
    delivered: (ago: string) => `delivered ${ago}`,
    undelivered: () => "did not arrive. This page has everything.",
    failed: () => "could not be sent. This page has everything.",
  } as Record<DeliveryState, (ago: string) => string>,
};

/** The pages behind a Help Pass. The title says nothing to someone who sees it in passing. */
export const en = {
  title: "Status",
  stages,
  waits,
  /** Where ready help is, before and after the PIN. */
  ready: { locked: "Enter your PIN to see it.", open: "You find it below." },

  since: (ago: string) => `Last change: ${ago}.`,
  denied: "For food, a room, or a ride, call 2-1-1 at any hour.",
  help: {
    title: "If you need help now",
    danger: "In danger",
    crisis: "In a crisis",
    nearby: "For food, a room, or a ride",
  },
  pin: "PIN",
  linkText: (href: string) => `Here is your page. Open it with the 6 digits you were given: ${href}`,
  pinHint: "The 6 digits you got with this link, or your own PIN",
  code: "Code",
  codeHint: "8 letters and digits, such as 7K4M-Q2XP",
  open: "Open",
  card: "Open your Help Pass",
  cardLead: "Enter the code and the PIN from your card.",
  unknown: "We do not recognize this link",
  unknownText:
    "It may have ended, or a new one took its place. Ask the person who gave it to you, or enter the code and PIN from your card.",
  toCard: "Enter a code and a PIN",
  ended: "This Help Pass is closed",
  endedText: "It no longer shows anything. Ask the officer or call us for a new one.",
  closed: "Closed on this device",
  closedText: "Open the link again and enter your PIN to see it again.",

  cards: {
    title: "Blank cards",
    lead: "Print this page for 8 cards on a sheet. Write the code and the PIN on a card when you hand over a Help Pass.",
    open: "Scan this or open",
    code: "Code",
    pin: "PIN",
    help: "In danger: 911. In a crisis: 988. For food, a room, or a ride: 2-1-1.",
  },
  tickets: "Your help",
  none: "There is no code yet. It appears on this page as soon as there is one.",
  kinds,
  people: (count: number) => pluralEn(count, "for 1 person", `for ${count} people`),
  nights: (count: number) => pluralEn(count, "1 night", `${count} nights`),
  from: "From",
  theCode: "Code",
  oldCode: "Show the old code",
  confirmation: "Confirmation number",
  until: "Valid until",
  support: "Support",
  say,
  states: {
    ready: "Ready to use",
    problem: "Don't use this code. We are getting you a new one.",
    received: (ago: string) => `Received ${ago}`,
    used: (ago: string) => `Used ${ago}`,
    disputed: "You told us that it wasn’t you. We’re looking into it.",
    expired: "Expired. Please do not use its code.",
    void: "No longer valid. Please do not use its code.",
  },
  scan: "Check this code",
  phrase: "Your two words",
  phraseHint: "Say them at the counter when you use the code. Tell no one else.",
  usedFor: "Used for",
  dispute: "That wasn’t me",
  disputeLead: "Did someone else use this? We look into it right away.",
  disputeSend: "Tell us now",
  disputeDone: "We got it. We will look at it right away. Our answer appears on this page.",
  problem: "It doesn't work",
  problemLead: "What happened? You can leave this empty.",
  problemSend: "Tell us now",
  problemDone: "We got it. We will look at it right away. The new code appears on this page.",
  received: "I got it",
  receivedDone: "Thank you. We marked it as received.",

  sent,
  thread: {
    title: "Messages",
    unread: (count: number) => pluralEn(count, "1 new message for you", `${count} new messages for you`),
    you: "You",
    us: "Our team",
    isNew: "New",
    more: "Older messages are not shown.",
  },

  message: "Write to us",
  messageDone: "Thank you. We received your message.",
  ratingDone: "Thank you. We received your answer.",

  call: "Call me",
  callLead: "We call you back. Use a number where it is safe to call you.",
  phone: "Phone number",
  when: "When is it safe to call? (optional)",
  callSend: "Ask for a call",
  callDone: "We will call you. In danger, call 911.",

  ownPin: "Choose your own PIN",
  ownPinLead: "After that, the PIN you were given no longer works.",
  newPin: "New PIN, 6 digits",
  again: "The same PIN again",
  ownPinSend: "Save PIN",
  ownPinDone: "Your PIN is saved. Only your own PIN opens this page now.",
  changePin: "Change your PIN",
  changePinLead: "After that, your old PIN no longer works.",
  language: "Language",
  languageLead: "Language of this page, and of messages and letters to you",
  languageSave: "Save language",
  languageDone: "Saved. From now on we write to you in this language.",

  keep: {
    title: "Use this page without a connection",
    lead: "Then it opens here without a connection, and also without your PIN. Do this only on a phone that no one else uses.",
    add: "Keep on this device",
    remove: "Remove from this device",
    wait: "One moment… Please don’t leave this page yet.",
    /** The moment of something that happened, in a copy. */
    at: "on {time}",
    kept: "Kept on this device.",
    failed: "This browser could not keep it.",
    seen: "Seen {time}. Not connected.",
    retry: "Try again",
  },

  askPin: {
    title: "Ask for a new PIN",
    lead: "We let our team know. They’ll contact you in the way that is safe for you. We never text or email a PIN.",
    send: "Ask for a new PIN",
    done: "Request sent",
    doneText:
      "Someone will look at it. If an officer helped you, you can also call them. In danger, call 911. For food, a room, or a ride, call 2-1-1.",
    officer: {
      subject: (caseId: string) => `Case ${caseId}: someone asked for a new PIN`,
      title: "Someone asked for a new PIN",
      text: (caseId: string) =>
        `Someone opened the Help Pass of case ${caseId} without the right PIN and asked for a new one. It may not be the recipient. Contact the recipient in the way that is safe for them. If they asked, make a new pass on the request’s page and hand it over.`,
    },
  },

  exposed: "Someone else saw this",
  exposedLead: "This page then closes at once, everywhere. We find a safe way to give you a new one.",
  exposedSend: "Close it everywhere",
  letters: "Your letters",
  settings: "This page",
  safety: "Safety",
  voidLetter: "No longer valid",
  print: "Print this page",
  leave: "Close on this device",
  notSent: "This was not sent yet.",
  catalogue: { pass, support },
};

export const words = dictionary({ en, es, fr });
