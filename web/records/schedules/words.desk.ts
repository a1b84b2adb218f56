import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  lead: "A period counts from the end of the fiscal year in which a case closed. Without a period, records are kept without limit.",
  label: "Retention schedules",
  records: {
    cases: "Case records",
    evidence: "Files of cases",
    recordings: "Recorded statements",
    government_id: "Government IDs",
    messages: "Messages and answers",
    callbacks: "Callback requests",
    feedback: "Feedback and reports",
    session_networks: "Networks of sessions",
  },
  columns: {
    record: "Records",
    period: "Kept for",
    citation: "Law or schedule",
    changed: "Changed",
    actions: "Actions",
  },
  years: (years: number) => pluralEn(years, "1 year", `${years} years`),
  kept: "No limit",
  proposal: (by: string) => `Proposed by ${by}.`,
  proposed: (years: string) => `Proposed: ${years}`,
  confirmable: (when: string) => `Another super admin can confirm it from ${when}.`,
  changedBy: (who: string, when: string) => `${who}, ${when}`,
  change: "Change",
  changeOf: (record: string) => `Change the period of: ${record}`,
  confirm: "Confirm",
  confirmOf: (record: string) => `Confirm the shorter period of: ${record}`,
  confirmTitle: (record: string, years: string) => `Keep ${record.toLowerCase()} for ${years}?`,
  confirmText: "This is shorter than before. Older records can then be destroyed, if two people press.",
  confirmed: "Shorter period confirmed",
  dialog: {
    title: (record: string) => `How long to keep: ${record.toLowerCase()}`,
    text: "A longer period applies at once. A shorter one, also the first, waits a day for another super administrator.",
    years: "Years",
    yearsHint: "Leave it empty to keep these records without limit.",
    citation: "Law or schedule that sets the period",
    citationHint: "For example 2 CFR 200.334, or title and number of your state’s schedule.",
    submit: "Save",
    pending: "Saving...",
    cancel: "Cancel",
    saved: "Schedule saved",
    proposed: "Shorter period proposed",
  },
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
