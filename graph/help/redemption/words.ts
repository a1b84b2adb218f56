import { dictionary } from "../../core/i18n/i18n.ts";
import { en as letters } from "../../../shared/messages/letters/sentences.ts";
import type { CodeState } from "../../../shared/help/redemption/rules.ts";
import { en as redemption } from "../../../shared/help/redemption/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const states: Record<CodeState, string> = {
  valid: "Valid",
  received: "Valid. The guest already marked it as received.",
  used: "Already used",
  void: "Void. Do not accept it.",
  expired: "Expired. Do not accept it.",
};

/** The page behind a QR code, and the pages of a vendor's redemption terminal. */
export const en = {
  title: "Code check",
  states,
  for: "For",
  most: "At most",
  until: "Valid through",
  ended: "Ended",
  usedAt: "Used",
  usedFor: "Redeemed for",
  since: "Since",
  noName: "This page never shows a name. The guest proves the code with two words.",
  unknown: "We do not know this code",
  unknownText: "Scan it again, or check the letter by its number and check code.",
  toLetter: "Check a letter",

  phrase: "The guest's two words",
  phraseHint: "The guest reads them from the Help Pass, below the code",
  amount: "Amount in dollars",
  amountHint: (most: string) => `At most ${most}, as on your bill`,
  redeem: "Redeem",
  ourDesk: "our office",
  undo: "Undo",
  undoHint: "You can undo this for five minutes.",
  undone: "Undone. The code can be used again.",
  other: "This code belongs to another provider, so this device cannot redeem it.",
  home: "All redemptions",

  join: (vendor: string) => `Terminal of ${vendor}`,
  joinLead: (name: string) => `Make this device the redemption terminal “${name}”?`,
  joinText: "It can then redeem codes for 90 days. The link works once.",
  joinDo: "Use this device",
  joinUnknown: "This link has ended",
  joinUnknownText: "It was used, or it is older than 7 days. Ask us for a new one.",

  terminal: (name: string, vendor: string) => `${name}, ${vendor}`,
  scan: "Scan a guest's QR code with the camera of this device.",
  noTerminal: "This device is not a terminal",
  noTerminalText: "Its access ended or was removed. Ask us for a new link.",
  byLetter: "Without a QR code",
  find: "Open",
  last: "Last redemptions",
  none: "Nothing was redeemed yet.",
  isUndone: "undone",
  catalogue: { redemption, letters },
};

export const words = dictionary({ en, es, fr });
