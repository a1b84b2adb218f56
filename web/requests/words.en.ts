import type { employmentStatuses, RequestStatus, UrgencyLevel } from "#rules/requests";
import { evidence } from "./words.evidence.en.ts";
import { helpTypes } from "./words.helpTypes.en.ts";
import { citizen, noEmail, wishes } from "./words.person.en.ts";
import { victimForm } from "./words.victimForm.en.ts";

const statuses: Record<RequestStatus, string> = {
  pending: "pending",
  processing: "processing",
  approved: "approved",
  dispatched: "dispatched",
  completed: "completed",
  denied: "denied",
};

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

/** What a change of status means to the person who filed the request (spec 4). */
const notifications: Record<RequestStatus, { title: string; text: string }> = {
  pending: { title: "Request Update", text: "The request is waiting for a decision." },
  processing: { title: "Request Processing", text: "The request is being processed." },
  approved: { title: "Request Approved", text: "The request has been approved. Funds are being allocated." },
  dispatched: { title: "Request Update", text: "Help has been dispatched." },
  completed: { title: "Request Completed", text: "The request is completed. Funds have been distributed." },
  denied: {
    title: "Request Denied",
    text: "The request was denied. Please contact the department for details.",
  },
};

export const en = {
  statuses,
  /** The administrators' word for denied. */
  rejected: "rejected",
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
    loading: "Loading your requests...",
    failed: "There was an error loading your requests. Please try again.",
    empty: "You haven't submitted any emergency fund requests yet.",
    create: "Create New Request",
    more: "Show more",
    loadingMore: "Loading...",
    moreFailed: "The next requests could not be loaded. Please try again.",
    aiRecommended: "AI Recommended:",
    amountOpen: "Amount to be decided",
  },

  signIn: {
    title: "Authentication needed",
    text: "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.",
    officer: "Officer Verification",
    admin: "View All Requests (Admin)",
    dashboard: "Return to Dashboard",
  },

  changes: {
    title: (caseId: string) => `Request ${caseId} Updated`,
    text: (from: string, to: string) => `Status changed from ${from.toUpperCase()} to ${to.toUpperCase()}`,
    region: "Status changes",
    about: (caseId: string, text: string) => `${caseId}: ${text}`,
    open: "View request",
    dismiss: "Dismiss",
    notifications,
  },

  notificationsDialog: {
    title: "Notifications",
    empty: "Nothing new",
    emptyText: "Changes of your requests that this device has seen appear here.",
    new: "New",
    open: (caseId: string) => `View request ${caseId}`,
    close: "Close",
  },

  detail: {
    loading: "Loading the request...",
    created: (date: string) => `Created ${date}`,
    tabs: { details: "Details", funding: "Funding", resources: "Resources" },
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
    document: (ordinal: number) => `Document ${ordinal}`,
    noDocuments: "No supporting documents were added.",
    deniedTitle: "This request was denied",
    noReason: "No reason was recorded.",
  },

  recommendation: {
    title: "AI Recommendation",
    amount: "Recommended amount",
    waiting: "The recommendation is being prepared. It appears here by itself, usually within a minute.",
    none: "No recommendation was made for this request.",
    byRules: "By the fund's rules",
    proposed: (model: string) => `Proposed by ${model}`,
    held: "The model proposed more than the fund's rules count for these facts, so the recommendation keeps to the rules.",
    advice: "A recommendation is advice. A person decides.",
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
    hidden: "Not shown to you",
  },

  actions: {
    title: "Next Steps",
    notConfirmed: "You can approve or deny this request as soon as your supervisor has confirmed you.",
    addVictimInfo: "Add Victim Information",
    editVictimInfo: "Edit Victim Information",
  },

  resources: {
    title: "Recommended Resources",
    empty: "No resources have been recommended for this request.",
    confidence: "AI confidence",
    /** What each whole number of the scale stands for, from 0. */
    confidenceMeans: [
      "Not weighed",
      "In another place of the state: ask first whether it helps here",
      "Serves the whole country, finds help, or is the second to ask",
      "Serves the whole state",
      "Serves this region",
      "Meets this need in this city or county",
    ] as readonly string[],
    outOf: (score: string, most: number) => `${score} out of ${most}`,
    status: "Status",
    statuses: { recommended: "Recommended" } as Partial<Record<string, string>>,
    contact: "Contact information",
    website: "Website",
    types: {
      shelter: "Shelter",
      food: "Food",
      legal: "Legal",
      social: "Social",
      medical: "Medical",
      housing: "Housing",
      mental_health: "Mental health",
      transportation: "Transportation",
    } as Partial<Record<string, string>>,
  },

  victimForm,
  citizen,
  noEmail,
  wishes,

  newRequest: {
    title: "New Emergency Request",
    lead: "Tell us who needs help and what happened.",
    offline: "No connection",
    offlineText:
      "Fill it in all the same: it is kept on this device and sent by itself when the connection is back.",
    loading: "Loading the form...",
    caseSection: "Case",
    caseId: "Case ID",
    caseIdHint: "Given automatically.",
    urgency: "Urgency level",
    victimSection: "Victim",
    victimName: "Full name",
    victimAddress: "Address",
    victimAddressHint: "Street, city, state and zip code.",
    victimPhone: "Phone number",
    victimEmail: "Email",
    requestSection: "Request",
    details: "Request details",
    detailsHint: "What happened, how many people, for how many nights or meals.",
    assistanceTitle: "AI assistance",
    assistanceText:
      "After you submit, the details are read to recommend an amount and resources nearby. Names and contact data are left out, and a person always decides.",
    cancel: "Cancel",
    submit: "Submit Request",
    submitting: "Submitting...",
    submitted: "Request submitted",
    filedBefore:
      "Your first try had filed it already, as it was before your last changes. Its status shows here.",
    submittedText: (caseId: string) => `${caseId} was filed. Its status shows here.`,
    invalid: "Form validation failed",
    invalidText: "Please check all required fields are filled correctly.",
    failed: "Submission failed",
    failedText: (message: string) => `There was an error submitting your request: ${message}`,
  },

  evidence,
};
