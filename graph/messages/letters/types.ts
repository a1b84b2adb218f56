import type { HelpType } from "../../../prisma/client/enums.ts";

/** What a letter needs to know of its request. */
export interface LetterRequest {
  id: number;
  caseId: string;
  /** The recipient's. */
  language: string;
  /** Of the officer's case. */
  verification: { language: string } | null;
  requestedHelpTypes: HelpType[];
  /** The needs as the row stores them: { meals, room, ride, other } */
  needs: unknown;
  victimName: string;
  victimPhone: string;
  victimEmail: string;
  anonymous: boolean;
  contacting: boolean;
  verificationId: number | null;
  officer: {
    name: string;
    email: string;
    phone: string;
    notifyByEmail: boolean;
    notifyBySms: boolean;
  } | null;
  victimInfo: { fullName: string; phone: string; email: string } | null;
  /** Not in the facts of a decision: the letter is written by what is said then. */
  safeContact?: { way: "any" | "sms" | "email" | "call" } | null;
}

/** What the closing summary of a request lists. */
export interface SummaryFacts {
  /** Two-letter code of the state whose program is named. Null if it is unknown. */
  state: string | null;
  /** Of the officer and their case. Empty if a citizen filed the request alone. */
  agency: string;
  reportNumber: string;
  help: {
    /** As ISO 8601. */
    at: string;
    helpType: HelpType;
    vendor: string;
    people: number | null;
    hours: number | null;
    valueCents: number;
  }[];
  /** The money beside the help. Null if there was none. */
  cash: { at: string; cents: number; isHandedOver: boolean } | null;
}

/** Help from one vendor; only the recipient's letter contains its codes. */
export interface DispatchOfLetter {
  id: number;
  helpType: HelpType;
  vendor: {
    name: string;
    supportPhones: readonly string[];
    chatUrl: string | null;
    website: string | null;
    supportHours: string | null;
    emergencyContact: string | null;
    serviceArea: string | null;
  };
  code: string;
  confirmationNumber: string;
  valueCents: number;
  people: number | null;
  hours: number | null;
}

/** What a text with a code may say. */
export interface CodeText {
  code: string;
  confirmation: string;
  vendor: string;
  until: string;
  href: string;
  /** How to answer with a digit, or nothing. */
  digits?: string;
}
