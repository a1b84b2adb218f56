import { mostFound } from "#shared/cases/rules";
import type { TrackerFilter } from "./trackerAddress.ts";
import type { StepStatus } from "./workflow.ts";

const stepStatuses: Record<StepStatus, string> = {
  completed: "completed",
  "in-progress": "in progress",
  pending: "pending",
};

const filters: Record<TrackerFilter, string> = {
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
    pending: "Pending",
    approved: "Approved",
    active: "Active Users",
    activeHint: "Within 30 minutes",
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
    found: (total: number, from: number, to: number) =>
      total === 0
        ? "0 requests"
        : `${count(from)} to ${count(to)} of ${total > mostFound ? `more than ${count(mostFound)}` : count(total)}`,
    waiting: (number: number) => (number === 1 ? "Show 1 new request" : `Show ${number} new requests`),
    empty: "No requests found matching the current filters.",
    letters: (number: number) => (number === 1 ? "1 letter" : `${number} letters`),
    responses: (number: number) => (number === 1 ? "1 response" : `${number} responses`),
    unread: (number: number) => `${number} new`,
    officer: (number: number) => `Officer ${number}`,
    citizen: "Filed by a citizen",
    requested: (amount: string) => `${amount} requested`,
    noAmount: "N/A",
    open: "Details",
    openCase: (caseId: string) => `Details of ${caseId}`,
    tabsOf: (caseId: string) => `Letters and responses of ${caseId}`,
    lettersTab: "Generated Letters",
    responsesTab: "Recipient Responses",
  },
  missing: {
    waits: (who: string, approvals: number, required: number) =>
      `${approvals} of ${required} approvals. Waits for ${who}.`,
    admin: "an administrator: the officer's limit is reached",
    supervisor: (name: string) => `${name} (supervisor), another trusted officer, or an administrator`,
    second: "another trusted officer, or an administrator",
  },
  workflow: {
    title: "Workflow Steps",
    demo: (request: number) => `Demonstration with request ${request}: open a case to see its own steps.`,
    ofCase: (caseId: string) => `Steps of ${caseId}`,
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
  dialog: {
    title: "Request Details",
    failed: "Failed to load the request",
    parts: "Parts of the case",
    toParts: "Decision, letters, history",
    tabs: {
      decision: "Decision",
      person: "Same Person",
      letters: "Generated Letters",
      responses: "Recipient Responses",
      history: "History",
    },
    counted: (label: string, number: number) => (number === 0 ? label : `${label} (${number})`),
    alsoOpen: (names: readonly string[]) => `Also open at ${names.join(", ")}`,
    facts: {
      name: "Name",
      caseId: "Case ID",
      urgency: "Urgency",
      status: "Status",
      contact: "Contact",
      location: "Location",
      officerId: "Officer ID",
      amount: "Request amount",
      helpTypes: "Requested help types",
      created: "Created",
      approved: "Approved",
      description: "Description",
      approvalNotes: "Approval notes",
      takenOn: "Taken on by",
    },
    noContact: "Not provided",
    noLocation: "Not specified",
    noAmount: "N/A",
    noOfficer: "None: filed by a citizen",
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
    wholePage: "Request page",
    would: "This does:",
    sets: (status: string) => `The request becomes ${status}.`,
    recorded: "Your approval is recorded, and the request waits for somebody else's.",
    effects: {
      money_allocated: (amount: string) => `${amount} is allocated.`,
      money_voided: (amount: string) => `The ${amount} that was set aside is void.`,
      money_left: (amount: string) =>
        `${amount} was neither dispatched nor marked as handed over. It stays allocated, and the officer can still mark it as distributed.`,
      approvals_voided: () => "The approvals so far no longer count.",
      letters_sent: () =>
        "Letters go to the officer, and to the person in need where they may be written to.",
      letters_voided: () => "The letters so far are void, and whoever has one is told.",
    },
    refusals: {
      same: "The request has this status already.",
      distributed: "The money of this request was handed over, so it stays as it is.",
      dispatches: "Help was dispatched for this request. Please void its dispatches first.",
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
      recorded: "Somebody else must approve too",
      refused: "You may not approve this now",
    },
    finalText: (amount: string) => `It allocates ${amount}, and the letters go out.`,
    amountToAllocate: "Amount to allocate",
    allocatedAmount: "Allocated amount",
    needs: "Stated needs",
    noNeeds: "Not stated",
    confirmedBy: (name: string) => `Confirmed by ${name}`,
    somebody: "the citizen who asked",
    onlyRead: "Only read from the request's words",
    recommendation: "Recommendation",
    noRecommendation: "None yet",
    recommendedBy: (source: string) => (source === "rules" ? "By the rule engine" : `By ${source}`),
    approvals: (required: number) =>
      required === 1 ? "Approvals (1 needed)" : `Approvals (${required} needed)`,
    noApprovals: "Nobody has approved it yet",
    approvalsOf: "Approvals",
    approvedByRule: (level: string) =>
      `The rule for ${level} approved it by itself; nobody's approval was needed.`,
    words: { approved: "approved", denied: "denied" },
    void: "no longer counts",
    roomOfVictim: "Left for this person",
    roomOfOfficer: "Left for this officer",
    room: (day: string, month: string) => `${day} within 24 hours, ${month} within 30 days`,
    notBound: "These limits hold for approvals without an administrator.",
  },
  identity: {
    birth: "Birth date",
    governmentId: "Government ID",
    papers: "Papers",
    masked: "••••••••",
    noGovernmentId: "Not on record",
    noRecord: "There is no victim information yet.",
    reveal: "Reveal",
    hide: "Hide",
    hint: "Each look is logged, and hides again after a minute.",
    failed: "Error",
    failedText: "It could not be revealed. Please try again.",
  },
  person: {
    none: "No other case of the same person is known.",
    lead: "These cases may be for the same person.",
    kinds: { name_and_birth: "name and birth date", phone: "phone", address: "address" },
    matches: (kinds: readonly string[]) => `Same ${kinds.join(", ")}`,
    allocated: (amount: string) => `${amount} allocated`,
    same: "Same",
    notSame: "Not the same",
    sameOf: (caseId: string) => `Same person as ${caseId}`,
    notSameOf: (caseId: string) => `Not the same person as ${caseId}`,
    said: (word: string, by: string, at: string) => `${word}, said ${by} on ${at}`,
    failed: "Error",
    failedText: "It could not be saved. Please try again.",
  },
  history: {
    readings: "Show who read it",
    failure: "refused",
    moved: (before: string | null, after: string | null) =>
      [before, after]
        .filter((word) => word !== null)
        .map((word) => (word === "denied" ? "rejected" : word))
        .join(" → "),
  },
  takeOn: {
    title: "Nobody stands for this request yet",
    text: "A citizen filed it. An officer can take it on, or you can.",
    officer: "Officer's badge number or e-mail",
    officerHint: "Leave it empty to take it on yourself.",
    action: "Take on",
    busy: "Saving...",
    done: "The request is taken on",
  },
};
