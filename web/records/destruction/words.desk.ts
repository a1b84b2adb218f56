import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

const plain = (count: number) => count.toLocaleString("en-US");

/** How many of what: case records are cases, all others are named. */
const nouns = {
  cases: ["case", "cases"],
  evidence: ["case with files", "cases with files"],
  recordings: ["case with recordings", "cases with recordings"],
  government_id: ["case with a government ID", "cases with a government ID"],
  messages: ["case with messages", "cases with messages"],
  callbacks: ["callback request", "callback requests"],
  feedback: ["piece of feedback", "pieces of feedback"],
  session_networks: ["session", "sessions"],
} as const;

export const en = {
  title: "Records",
  also: "hold, litigation, retention, schedule, destroy, destruction, certificate, fiscal year, public records",
  lead: "What must be kept, for how long, and what may be destroyed. Nothing is destroyed by itself.",
  tabsLabel: "Records",
  tabs: { holds: "Holds", schedules: "Schedules", due: "Due" },
  nothingDue: "No retention period is over.",
  toSchedules: "Set a period",
  year: (year: number) => `Fiscal year ${year}`,
  mayBeDestroyed: (record: keyof typeof nouns, count: number, citation: string) =>
    `${plain(count)} ${pluralEn(count, nouns[record][0], nouns[record][1])} may be destroyed under ${citation}`,
  staying: (held: number, openMoney: number, openReport: number) =>
    [
      ...(held > 0 ? [`${plain(held)} held`] : []),
      ...(openMoney > 0 ? [`${plain(openMoney)} with open money`] : []),
      ...(openReport > 0 ? [`${plain(openReport)} with an open report or task`] : []),
    ].join("; "),
  reportsSent: (by: string) => `${by} said that the reports of this year were sent.`,
  reportsMissing: "Nothing can be destroyed until the reports of this year are marked as sent.",
  mark: "Mark reports as sent",
  markTitle: (year: number) => `Were all reports of fiscal year ${year} sent?`,
  markText: "Funders’ reports are counted from these records. The mark stays in the audit log.",
  marked: (year: number) => `Reports of ${year} are marked as sent`,
  propose: "Propose destruction",
  proposeTitle: (year: number) => `Propose to destroy records of fiscal year ${year}?`,
  proposeText: "Nothing is destroyed yet. Another super administrator must approve it.",
  proposed: "Destruction proposed",
  waits: (by: string) => `${by} proposed to destroy these records. Another super administrator approves it.`,
  approve: "Approve and destroy",
  approveTitle: (year: number) => `Destroy these records of fiscal year ${year}?`,
  approveText:
    "This cannot be undone. Names, contacts, texts and files are destroyed. Money, decisions and counts stay.",
  approved: "The destruction has begun",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw this proposal?",
  withdrawn: "Proposal withdrawn",
  running: (units: number) => `Being destroyed: ${plain(units)} so far.`,
  stop: "Stop",
  stopTitle: "Stop this destruction?",
  stopText: "It stops after the batch under way. What was destroyed stays destroyed.",
  stopped: "Destruction stopped",
  stoppedAt: (units: number) => `Stopped after ${plain(units)}.`,
  resume: "Resume",
  resumeTitle: "Resume this destruction?",
  resumed: "Destruction resumed",
  of: (act: string, record: string, year: number) => `${act}: ${record}, fiscal year ${year}`,
  refresh: "Refresh",
  past: "Past destructions",
  nonePast: "Nothing was destroyed yet.",
  columns: {
    year: "Fiscal year",
    record: "Records",
    state: "State",
    units: "Destroyed",
    people: "Proposed and approved",
    ended: "Ended",
    certificate: "Certificate",
  },
  states: {
    proposed: "Proposed",
    running: "Running",
    stopped: "Stopped",
    done: "Done",
    withdrawn: "Withdrawn",
  },
  people: (one: string, other: string | null) => (other ? `${one}, ${other}` : one),
  download: "Certificate",
  downloadOf: (key: number) => `Certificate of destruction ${key}`,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
