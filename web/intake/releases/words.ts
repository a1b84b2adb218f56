import { dictionary } from "../../core/i18n/i18n.tsx";
import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type {
  ReleaseGroup,
  ReleaseSigner,
  ReleaseState,
  ReleaseWay,
} from "../../../shared/intake/releases/rules.ts";

const groups: Record<ReleaseGroup, string> = {
  identity: "Name, birth date, address, identification",
  contact: "Phone and email",
  circumstances: "What happened and what is needed",
};

const states: Record<ReleaseState, string> = {
  asked: "Not signed yet",
  live: "Active",
  ended: "Ended",
  withdrawn: "Withdrawn",
};

const ways: Record<ReleaseWay, string> = {
  paper: "Signed on paper",
  device: "Signed on this screen",
  pass: "Ask in the Help Pass",
  law: "Required by a court or a law",
};

const signers: Record<ReleaseSigner, string> = {
  person: "The person",
  parent: "A minor, with a parent or guardian",
  guardian: "The legal guardian of an adult",
};

export const en = {
  title: "Release of information",
  lead: "Nothing about the person leaves the program without a signed release. Help never depends on it.",
  none: "No release was signed.",
  add: "Record a release",
  blank: "Print a blank form",
  groups,
  states,
  ways,
  signers,
  until: (when: string) => `Until ${when}`,
  ended: (when: string) => `Ended ${when}`,
  by: (who: string) => `Recorded by ${who}`,
  signed: (who: string, when: string) => `Signed by ${who}, ${when}`,
  signedFor: (who: string, relation: string, when: string) => `Signed by ${who} (${relation}), ${when}`,
  law: (authority: string) => `Required by: ${authority}`,
  told: "The person was told",
  notTold: (reason: string) => `The person was not told: ${reason}`,
  withdrawnBy: (who: string, when: string) => `Withdrawn: ${who}, ${when}`,
  sent: (count: number, when: string) =>
    `${pluralEn(count, "Sent 1 time", `Sent ${count} times`)}, last ${when}`,
  notSent: "Nothing was sent",
  scan: "Open the scan",
  withdraw: "Withdraw",
  withdrawOf: (body: string) => `Withdraw the release to ${body}`,
  withdrawTitle: (body: string) => `Withdraw the release to ${body}?`,
  withdrawText: "It stops at once. What was sent before can't be taken back.",
  withdrawn: "Release withdrawn",

  body: "Organization",
  bodyHint: "Write the name as on its API key or in its letters.",
  what: "What it may get",
  purpose: "What it is for",
  days: "Lasts",
  dayCounts: { 7: "7 days", 30: "30 days", 60: "60 days", 90: "90 days" } as Record<number, string>,
  way: "How it is signed",
  signedOn: "Day of the signature (today if empty)",
  addScan: "Add a scan",
  scanAdded: (name: string) => `Scan: ${name}`,
  failed: "The scan could not be uploaded. Please try again.",
  signer: "Who signs",
  minorHint: "Under 18: a parent or guardian signs too, unless state law lets the minor decide alone.",
  signerName: "Full name of the person who signs",
  relation: "Relation to the person",
  isSignerSafe: "The one who signs is not the person who did the harm",
  read: "Let the person read this form before they sign.",
  authority: "Court order or law",
  isNotified: "The person was told",
  notNotified: "If not: why it is not safe",
  save: "Save release",
  ask: "Send to the Help Pass",
  saving: "Saving...",
  cancel: "Cancel",
  saved: "Release saved",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
