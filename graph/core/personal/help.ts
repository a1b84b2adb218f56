import type { Inventory, JsonKeys } from "./types.ts";

/** The people who dispatched, settled or printed, as `personKeysOf` writes them. */
const people: JsonKeys = {
  "admin:": "admin",
  "email:": "admin",
  "officer:": "officer",
  "citizen:": "citizen",
};

/** Providers, codes, dispatched help, the Help Pass and vouchers. */
export const help = {
  Vendor: {
    label: "Providers",
    columns: {
      key: "none",
      name: "none",
      category: "none",
      helpTypes: "none",
      supportHours: "none",
      supportPhones: "none",
      chatUrl: "none",
      website: "none",
      serviceArea: "none",
      emergencyContact: "none",
    },
  },
  VendorCode: {
    label: "Codes of providers",
    columns: { codeSealed: "secret", codeKey: "secret", batch: "reference" },
  },
  CodeImport: {
    label: "Imports of codes",
    columns: { batch: "reference", importedBy: "admin", approvedBy: "admin" },
  },
  CodeCount: {
    label: "Counts of codes",
    columns: { month: "none", reason: "none", countedBy: "admin", signedBy: "admin" },
  },
  HelpDispatch: {
    label: "Dispatched help",
    of: { request: "requestId" },
    columns: {
      vendorName: ["none", "Provider"],
      dispatchNotes: ["victimText", "Notes"],
      providerInfo: ["victimText", "What the provider said"],
      promoCodeSealed: ["secret", "Code"],
      promoCodeKey: ["secret", "Hash of the code"],
      confirmationNumber: "reference",
      batch: "reference",
      overReason: ["victimText", "Why more was given than was allocated"],
      overlapReason: ["victimText", "Why help of the same kind was given again"],
      dispatchedBy: "admin",
      dispatchedByKeys: ["admin", "Who dispatched it", { elements: people }],
      completedBy: "admin",
      settledBy: "admin",
      settledByKeys: ["admin", "Who settled it", { elements: people }],
      voidedBy: "admin",
      voidReason: ["victimText", "Why it was voided"],
      tokenHash: "secret",
      redeemedBy: ["admin", "Redeemed by"],
    },
  },
  RedemptionTerminal: {
    label: "Devices of providers",
    columns: {
      name: "none",
      invitedHash: "secret",
      secretHash: "secret",
      revokedBy: "admin",
      createdBy: "admin",
    },
  },
  Redemption: {
    label: "Uses of codes",
    of: { request: "dispatch.requestId" },
    columns: { by: ["admin", "Redeemed by"], undoneBy: "admin" },
  },
  ProviderTimer: {
    label: "Work on a provider that is under way",
    of: { request: "requestId" },
    columns: { startedBy: "admin" },
  },
  HelpPass: {
    label: "Help Passes",
    of: { request: "requestId" },
    columns: {
      tokenHash: "secret",
      shortKey: "secret",
      pinHash: "secret",
      language: "none",
      madeBy: ["officer", "Made by"],
    },
  },
  HelpPassSession: {
    label: "Browsers that opened a Help Pass",
    isPassing: true,
    of: { request: "pass.requestId" },
    rows: "delete",
    columns: { tokenHash: "secret" },
  },
  HelpPassVisit: { label: "Visits of a Help Pass", of: { request: "pass.requestId" }, columns: {} },
  VendorStatement: {
    label: "Statements of providers",
    columns: { name: ["none", "Name of the file"], fileHash: "none", importedBy: "admin" },
  },
  StatementLine: {
    label: "Lines of statements",
    of: { request: "requestId" },
    columns: {
      code: ["reference", "First characters of the code"],
      verdict: "none",
      settledBy: "admin",
      reason: "none",
    },
  },
  VoucherBook: {
    label: "Books of paper vouchers",
    columns: { callWhom: ["none", "Whom to call"], printedBy: "admin" },
  },
  Voucher: {
    label: "Paper vouchers",
    of: { request: "requestId" },
    columns: {
      number: "reference",
      printedByKeys: ["admin", "Who had the printed sheet", { elements: people }],
      givenBy: ["officer", "Officer who gave it"],
      closedBy: "admin",
      closedByKeys: ["admin", "Who entered or released it", { elements: people }],
      reason: ["victimText", "Why it was released"],
    },
  },
} as const satisfies Partial<Inventory>;
