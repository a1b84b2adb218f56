import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { KeyWords } from "../../shell/desk/workspace/words.desk.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { trusts as allTrusts, VerificationStatus } from "../../../shared/officers/verification/rules.ts";

const statuses: Record<VerificationStatus, string> = {
  pending: "Waiting",
  verified: "Confirmed",
  rejected: "Rejected",
};
const trusts: Record<(typeof allTrusts)[number], string> = {
  provisional: "911 grant",
  limited: "Limited (approvals need a second person)",
  trusted: "Trusted",
};

export const en = {
  statuses: statuses as Partial<Record<string, string>>,
  trusts: trusts as Partial<Record<string, string>>,
  title: "Officers",
  lead: "If a supervisor can't answer, an administrator can.",
  also: "verifications, supervisors, 911 grants",
  search: "Search officer cases",
  searchPlaceholder: "Officer, badge, agency, case or supervisor",
  filter: "Show",
  filters: {
    waiting: "Waiting",
    confirmed: "Confirmed",
    rejected: "Rejected",
    grants: "911 grants",
    all: "All",
  },
  empty: { found: "No officer cases match your search and filter.", yet: "No officer cases are waiting." },
  columns: {
    officer: "Officer",
    case: "Case",
    supervisor: "Supervisor",
    status: "Status",
    filed: "Filed",
    actions: "Actions",
  },
  badge: (number: string, agency: string) => `Badge ${number}, ${agency}`,
  sees: (agency: string) => `Seen by ${agency}`,
  grantUntil: (left: string) => `911 grant: ${left} left`,
  minutesLeft: (minutes: number) => `${minutes} min`,
  open: "Open",
  openOf: (caseNumber: string, officer: string) => `Open case ${caseNumber}, ${officer}`,

  detail: "Officer case",
  keys: [
    ["A", "Confirm the officer, with a reason"],
    ["R", "Reject the officer, with a reason"],
  ] satisfies KeyWords,
  caseTitle: (caseNumber: string) => `Case ${caseNumber}`,
  facts: {
    officer: "Officer",
    agency: "Agency",
    badge: "Badge number",
    phone: "Phone",
    email: "Email",
    supervisor: "Supervisor",
    supervisorPhone: "Supervisor's phone",
    supervisorEmail: "Supervisor's email",
    deputy: "Supervisor's deputy",
    incident: "Incident",
    gives: "Trust level",
    decided: "Answered",
    reason: "Reason",
    grant: "911 grant until",
  },
  decidedBy: (name: string, date: string) => `by ${name}, ${date}`,
  deputy: (person: string, from: string, until: string, state: string) =>
    `${person}, ${from} to ${until}: ${state}`,
  deputyStates: {
    waiting: "not confirmed by both yet",
    upcoming: "confirmed, not started yet",
    inForce: "in force",
    over: "over",
  } as Record<string, string>,
  decidedBySupervisor: (date: string) => `by the supervisor, ${date}`,
  requests: "Requests filed under this case",
  noRequests: "No requests were filed under this case.",
  waitsForYou: "The supervisor rejected this case. An administrator must decide its open requests.",
  openRequest: (request: string) => `Open ${request}`,
  allCases: "All cases from this officer",
  confirm: "Confirm",
  confirmTitle: (officer: string) => `Confirm ${officer}?`,
  confirmText: (trust: string) =>
    `You confirm in place of the supervisor. Trust level from the supervisor's domain: ${trust}. The officer is notified, and their requests can be decided.`,
  reject: "Reject",
  rejectTitle: (officer: string) => `Reject ${officer}?`,
  rejectText:
    "You reject in place of the supervisor. The officer is notified and can only read their requests. An administrator must decide the open ones.",
  endGrant: "End 911 grant",
  endGrantTitle: "End 911 grant?",
  endGrantText: "The officer loses provisional access immediately. The supervisor can still answer.",
  confirmed: "Officer confirmed",
  rejected: "Officer rejected",
  grantEnded: "911 grant ended",
  failed: "Something went wrong",
  failedText: "Please try again.",

  panelText: (waiting: number, grants: number) =>
    `${pluralEn(waiting, "1 case is", `${waiting} cases are`)} waiting for a supervisor. ${pluralEn(grants, "1 active 911 grant", `${grants} active 911 grants`)}.`,
  seeAll: "View officers",
  seeGrants: "View 911 grants",
  refreshed: "Refreshed",

  domains: "Trusted agency domains",
  domainsText:
    "An officer is trusted if the supervisor confirms from .gov, .mil or one of these domains. Changes apply to future answers.",
  noDomains: "Only .gov and .mil.",
  domain: "Agency domain",
  domainPlaceholder: "police.example.org",
  add: "Add",
  adding: "Adding...",
  remove: "Remove",
  removeOf: (domain: string) => `Remove ${domain}`,
  removeTitle: (domain: string) => `Remove ${domain}?`,
  removeText:
    "Officers already confirmed by this agency stay trusted. New confirmations from it are limited.",
  domainAdded: "Domain added",
  domainRemoved: "Domain removed",
  domainThere: "This domain is already in the list.",
};

/** Officers' cases on the administrators' desk. */
export const words = dictionary(en);
