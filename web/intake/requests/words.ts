import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { employmentStatuses, UrgencyLevel } from "../../../shared/intake/requests/rules.ts";
import { helpTypes } from "../needs/words.helpTypes.en.ts";
import { citizen, noEmail, wishes } from "./words.person.en.ts";

const urgencies: Record<UrgencyLevel, string> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

const employment: Record<(typeof employmentStatuses)[number], string> = {
  employed: "Employed Full-Time",
  "part-time": "Employed Part-Time",
  unemployed: "Unemployed",
  student: "Student",
  retired: "Retired",
  other: "Other",
};

export const en = {
  urgencies,
  helpTypes,
  employment,
  backToRequests: "Back to Requests",
  detailsFailed: "Failed to fetch request details",
  notFoundTitle: "Request not found",
  notFound: "Request not found or you don't have permission to view it.",

  list: {
    title: "Your Emergency Requests",
    new: "New Request",
    desk: "Admin Dashboard",
    loading: "Loading your requests...",
    failed: "There was an error loading your requests. Please try again.",
    empty: "You haven't submitted any emergency fund requests yet.",
    create: "Create New Request",
    count: (requests: number) => pluralEn(requests, "1 request", `${requests} requests`),
    newest: (requests: number) => `The ${requests} newest requests`,
    more: "Show more",
    loadingMore: "Loading...",
    moreFailed: "We could not load more requests. Please try again.",
    aiRecommended: "AI Recommended:",
    amountOpen: "Amount to be decided",
  },

  signIn: {
    title: "Authentication needed",
    text: "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.",
    officer: "Officer Verification",
    admin: "View All Requests (Admin)",
    dashboard: "Return to Dashboard",
    pass: "Have a Help Pass? Enter your code",
  },

  detail: {
    loading: "Loading the request...",
    created: (date: string) => `Created ${date}`,
    tabs: { details: "Details", funding: "Funding", resources: "Resources", letters: "Letters" },
    tabsLabel: "Parts of the request",
    information: "Request Information",
    victimName: "Victim name",
    victimContact: "Victim contact",
    address: "Address",
    amount: "Requested amount",
    notCalculated: "Not calculated yet",
    urgency: "Urgency level",
    helpTypes: "Requested help",
    details: "Request details",
    documents: "Supporting documents",
    noDocuments: "No supporting documents were added.",
    deniedTitle: "This request was denied",
    noReason: "No reason was recorded.",
  },

  victimInfo: {
    heading: "Victim Information",
    name: "Full name",
    birth: "Date of birth",
    home: "Home",
    phone: "Phone number",
    email: "Email",
    needStatement: "Statement of need",
    relation: "Relationship to officer",
    employmentStatus: "Employment status",
    dependents: "Dependents",
    otherAssistance: "Other assistance",
    emergencyContact: "Emergency contact",
    hidden: "Hidden for privacy",
  },

  actions: {
    title: "Next Steps",
    yours: "Your next step",
    notConfirmed: "You can approve or deny this request after your supervisor confirms your identity.",
    addVictimInfo: "Add Victim Information",
    editVictimInfo: "Edit Victim Information",
  },

  citizen,
  noEmail,
  wishes,

  newRequest: {
    title: "New Emergency Request",
    lead: "Tell us who needs help and what happened.",
    offline: "No connection",
    offlineText:
      "You can still fill in this form. We will save it on this device and send it when you are back online.",
    loading: "Loading the form...",
    caseSection: "Case",
    caseId: "Case ID",
    caseIdHint: "Assigned automatically.",
    urgency: "Urgency level",
    victimSection: "Victim",
    victimName: "Full name",
    victimAddress: "Address",
    victimAddressHint: "Street, city, state, and zip code.",
    victimPhone: "Phone number",
    victimEmail: "Email",
    requestSection: "Request",
    details: "Request details",
    detailsHint: "What happened, how many people need help, and how many nights or meals.",
    assistanceTitle: "AI assistance",
    assistanceText:
      "After you submit, we use the details to recommend an amount and resources nearby. Names and contact information are left out. The recommendation decides nothing.",
    cancel: "Cancel",
    submit: "Submit Request",
    submitting: "Submitting...",
    submitted: "Request submitted",
    filedBefore:
      "Your first try was already filed, without your latest changes. You can follow its status here.",
    submittedText: (caseId: string) => `${caseId} was filed. You can follow its status here.`,
    invalid: "Form validation failed",
    invalidText: "Please check all required fields are filled correctly.",
    failed: "Submission failed",
    failedText: (message: string) => `There was an error submitting your request: ${message}`,
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
