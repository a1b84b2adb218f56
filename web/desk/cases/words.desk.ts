import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import { maxFound } from "../../../shared/desk/cases/rules.ts";
import type { CaseFilter } from "./caseAddress.ts";
import type { StepStatus } from "./workflow/workflow.ts";

const stepStatuses: Record<StepStatus, string> = {
  completed: "completed",
  "in-progress": "in progress",
  pending: "pending",
};

const filters: Record<CaseFilter, string> = {
  open: "Open work",
  all: "All statuses",
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
  completed: "Completed",
  processing: "Processing",
  dispatched: "Dispatched",
};

const count = (number: number) => number.toLocaleString("en-US");

export const en = {
  palette: { openCase: (caseId: string, name: string) => `${caseId}, ${name}` },
  stats: {
    total: "Total Requests",
    totalHint: "Since the start",
    pending: "Pending",
    pendingHint: "Not decided yet",
    approved: "Approved",
    approvedHint: "Waiting for dispatch",
    active: "Active Users",
    activeHint: "In the last 30 minutes",
    failed: "Failed to load dashboard data",
    failedText: "Could not load dashboard data.",
  },
  tracker: {
    title: "Request Status Tracker",
    failed: "Failed to fetch emergency requests",
    search: "Search requests",
    searchPlaceholder: "Search by victim name, case ID, or details...",
    filter: "Status",
    filters,
    found: (total: number, shown: number) =>
      total === 0
        ? "0 requests"
        : `${count(shown)} of ${total > maxFound ? `more than ${count(maxFound)}` : count(total)}`,
    waiting: (number: number) => pluralEn(number, "Show 1 new request", `Show ${number} new requests`),
    empty: "No requests found matching the current filters.",
    unread: (number: number) => `${number} new`,
    citizen: "Citizen",
    noAmount: "N/A",
    columns: {
      case: "Case",
      status: "Status",
      wait: "Next step",
      created: "Filed",
      amount: "Requested",
      owner: "Owner",
      officer: "Officer",
      officerId: "Officer",
      help: "Help",
      letters: "Letters",
      responses: "Responses",
    },
    owner: (name: string) => `Owner: ${name}`,
    expand: "Expand",
    open: "Details",
    openCase: (caseId: string) => `Details of ${caseId}`,
    tabsOf: (caseId: string) => `Letters and responses for ${caseId}`,
    lettersTab: "Generated Letters",
    responsesTab: "Recipient Responses",
  },
  missing: {
    count: (approvals: number, required: number) => `${approvals} of ${required} approvals`,
    waits: (count: string, who: string) => `${count}. Waiting for ${who}.`,
    admin: "an administrator, because the officer's limit was reached",
    supervisor: (name: string) => `${name} (supervisor), another trusted officer, or an administrator`,
  },
  workflow: {
    title: "Workflow Steps",
    demo: (request: number) => `Example with request ${request}. Open a case to see its steps.`,
    ofCase: (caseId: string) => `Steps for ${caseId}`,
    statuses: stepStatuses,
    steps: [
      {
        title: "Officer Submits Assistance Request",
        text: "The supervisor is notified in-app and by email.",
      },
      {
        title: "Supervisor Reviews and Approves Request",
        text: "Email-based approval.",
      },
      {
        title: "Letter Generated and Sent to Parties",
        text: "Officer via inbox and email, victim via SMS or email, with the officer's name but no supervisor names.",
      },
      {
        title: "AI Triggers Appropriate Action",
        text: "Service coordination, promo codes for transportation, food and housing, secure SMS or email delivery.",
      },
    ],
  },
  begin: {
    dispatch: "Dispatch help",
    note: "Add a note",
    more: "More actions",
  },
  dialog: {
    title: "Request Details",
    failed: "Failed to load the request",
    page: "Request page",
    parts: "Case sections",
    toParts: "Decision, letters, history",
    tabs: {
      decision: "Decision",
      person: "Same Person",
      help: "Dispatched Help",
      letters: "Generated Letters",
      responses: "Recipient Responses",
      history: "History",
    },
    counted: (label: string, number: number) => (number === 0 ? label : `${label} (${number})`),
    alsoOpen: (names: readonly string[]) => `Also being viewed by ${names.join(", ")}`,
    facts: {
      name: "Name",
      contact: "Contact",
      contactAsFiled: "Contact as filed",
      location: "Location",
      officerId: "Officer ID",
      amount: "Request amount",
      helpTypes: "Requested help types",
      created: "Created",
      approved: "Approved",
      description: "Description",
      approvalNotes: "Approval notes",
      takenOn: "Assigned to",
      agency: "Agency",
    },
    noContact: "Not provided",
    noLocation: "Not specified",
    noAmount: "N/A",
    noOfficer: "None (filed by a citizen)",
    onPaper: (officer: string) => `${officer} (on paper)`,
    notApproved: "Not yet",
    noNotes: "None",
  },

  steps: {
    actions: { pending: "Set Pending", approved: "Approve", completed: "Mark Complete" },
    titles: {
      pending: (caseId: string) => `Set ${caseId} to pending`,
      approved: (caseId: string) => `Approve ${caseId}`,
      completed: (caseId: string) => `Mark ${caseId} complete`,
    },
    would: "What happens:",
    sets: (status: string) => `The request becomes ${status}.`,
    recorded: "Your approval is recorded. The request still needs another approval.",
    effects: {
      money_allocated: (amount: string) => `${amount} is allocated.`,
      money_voided: (amount: string) => `The ${amount} allocation is voided.`,
      money_left: (amount: string) =>
        `${amount} was not dispatched or distributed. It stays allocated, and the officer can still mark it as distributed.`,
      approvals_voided: () => "Earlier approvals no longer count.",
      letters_sent: () => "Letters are sent to the officer, and to the victim if they can be contacted.",
      letters_voided: () => "Earlier letters are voided, and their recipients are notified.",
    },
    refusals: {
      destroyed: "This record was destroyed under a retention schedule, so its status can't change.",
      same: "The request already has this status.",
      distributed: "Funds for this request were already distributed, so its status can't change.",
      dispatches: "Help was dispatched for this request. Void its dispatches first.",
    },
    reason: "Reason",
    cancel: "Cancel",
    busy: "Saving...",
    done: "Status Updated",
    doneText: (status: string) => `Request status changed to ${status}`,
    failed: "Error",
    failedText: "Failed to update request status",
  },
  decision: {
    outcomes: {
      final: "Your approval is final",
      recorded: "Another person must also approve",
      refused: "You can't approve this yet",
    },
    addVictimInfo: "Add victim information",
    changeLimit: "Change the largest amount",
    finalText: (amount: string) => `Allocates ${amount} and sends the letters.`,
    amountToAllocate: "Amount to allocate",
    allocatedAmount: "Allocated amount",
    needs: "Stated needs",
    noNeeds: "Not stated",
    confirmedBy: (name: string) => `Confirmed by ${name}`,
    somebody: "the citizen who filed the request",
    onlyRead: "Detected in the request text, not confirmed",
    recommendation: "Recommendation",
    noRecommendation: "None yet",
    recommendedBy: (source: string) => (source === "rules" ? "By the rule engine" : `By ${source}`),
    approvals: (required: number) =>
      pluralEn(required, "Approvals (1 needed)", `Approvals (${required} needed)`),
    noApprovals: "No approvals yet",
    approvalsOf: "Approvals",
    approvedByRule: (level: string) => `Auto-approved by the ${level} urgency rule.`,
    words: { approved: "approved", denied: "denied" },
    void: "no longer counts",
    roomOf: (whom: string) => `Remaining for this ${whom}`,
    room: (day: string, month: string) => `${day} in 24 hours, ${month} in 30 days`,
    notBound: "These limits don't apply when an administrator approves.",
  },
  identity: {
    birth: "Date of birth",
    governmentId: "Government ID",
    papers: "Identification",
    masked: "••••••••",
    noGovernmentId: "Not on record",
    noRecord: "There is no victim information yet.",
    reveal: "Reveal",
    hide: "Hide",
    hint: "Each view is logged. Details are hidden again after one minute.",
    failed: "Error",
    failedText: "Could not reveal the details. Please try again.",
  },
  history: {
    readings: "Show views",
    failure: "failed",
    bundle: "Download a verifiable audit file",
    moved: (before: string | null, after: string | null) =>
      [before, after]
        .filter((word) => word !== null)
        .map((word) => (word === "denied" ? "rejected" : word))
        .join(" → "),
  },
  takeOn: {
    title: "No one is responsible for this request yet",
    text: "A citizen filed it. Assign it to an officer or to yourself.",
    officer: "Officer's badge number or email",
    officerHint: "Leave blank to assign it to yourself.",
    action: "Assign",
    busy: "Saving...",
    done: "Request assigned",
  },
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
