import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  CapRoom: {
    self: "What a spending limit still allows, in US dollars. Administrators may exceed it.",
    day: "Amount left for the last 24 hours, in US dollars.",
    month: "Amount left for the last 30 days, in US dollars.",
    of: "Whose limit it is: `officer` or `victim`.",
  },
  CaseDecision: {
    self: "Facts for an administrator's decision.",
    amount: "Amount that an approval would allocate now, or has allocated, in US dollars.",
    approvals: "Recorded approvals and denials.",
    lines: "Lines of the recommendation's calculation.",
    note: "Why the caller may not approve, or who else must, in English. Null if neither applies.",
    outcome: "What the caller's approval would do. Null once the request is decided.",
    recommendedBy: "`rules`, or the name of the language model. Null without a recommendation.",
    requiredApprovers: "Number of people who must approve.",
    room: "What the spending limits still allow.",
    steps: "Every status that an administrator can set, with its effects.",
  },
  ApprovalOutcome: {
    self: "What an approval would do.",
    final: "It approves the request.",
    recorded: "It is recorded. Another person must approve too.",
    refused: "The caller may not approve.",
  },
  ApprovalWord: {
    self: "A person's decision.",
    approved: "Approved.",
    denied: "Denied.",
  },
  CaseHistoryEntry: {
    self: "One event in the history of a request.",
    after: "Value after the event. Null if nothing changed.",
    at: "When it happened.",
    before: "Value before the event. Null if nothing changed.",
    id: "ID within the history. `node` does not accept it.",
    isFailure: "True if the action was refused or failed.",
    kind: "Kind of the event.",
    note: "More facts, such as a reason, an amount or changed fields. Null if there are none.",
    what: "What happened, in English.",
    who: "Who did it.",
  },
  CaseHistoryKind: {
    self: "Kind of an event in a request's history.",
    act: "An action on the request.",
    letter: "A letter was written, sent or voided.",
    message: "A message was sent or received.",
    reading: "Someone read the record, or revealed a name or government ID.",
  },
  CaseOfficer: {
    self: "The officer who filed a request, for administrators.",
    agency: "Agency of the officer.",
    badgeNumber: "Badge number.",
    email: "Email address.",
    name: "Name of the officer.",
    number: "Officer number. REST calls it `officerId`.",
    phone: "Phone number, as entered.",
  },
  CaseStep: {
    self: "A status that an administrator can set, with its effects.",
    effects: "What the change would do.",
    isUnusual: "True if the change requires a reason.",
    refusal: "Why the change is not possible. Null if it is.",
    to: "The new status.",
  },
  CaseStepEffect: {
    self: "An effect of setting a status.",
    approvals_voided: "Recorded approvals stop counting.",
    letters_sent: "Letters are sent.",
    letters_voided: "Letters are voided.",
    money_allocated: "Money is allocated.",
    money_left: "Money stays allocated and must still be marked as handed over.",
    money_voided: "The allocation is voided.",
  },
  CaseStepRefusal: {
    self: "Why a status cannot be set.",
    dispatches: "An active dispatch would lose its decision.",
    distributed: "The money was already handed over.",
    same: "The request already has this status.",
  },
  CaseStepTarget: {
    self: "A status that an administrator can set.",
    approved: "Approved.",
    completed: "Completed.",
    pending: "Back to pending.",
  },
  CaseViewer: {
    self: "Another administrator who has the request open.",
    name: "User name of the administrator.",
    seenAt: "When the administrator was last seen on the request.",
  },
  DeskStats: {
    self: "The four numbers on the administrators' dashboard.",
    activeUsers: "Officers and administrators whose session was used in the last 30 minutes.",
    approvedRequests: "Number of approved requests.",
    pendingRequests: "Number of requests that wait for a decision.",
    totalRequests: "Number of all requests.",
  },
  GivenApproval: {
    self: "One person's recorded approval or denial.",
    actor: "`officer`, `supervisor` or `admin`.",
    createdAt: "When it was recorded.",
    decision: "The decision.",
    id: "ID within the request. `node` does not accept it.",
    personName: "Name of the person.",
    reason: "The person's reason. Null if none was given.",
    voidedAt: "When it stopped counting. Null while it counts.",
  },
  JudgePersonInput: {
    self: "Values for recording whether two requests concern the same person.",
    other: "Number of the other request.",
    same: "True if both requests concern the same person.",
  },
  KindredCase: {
    self: "Another request that may concern the same person.",
    allocated: "Amount allocated or handed over for it, in US dollars.",
    createdAt: "When it was filed.",
    matches: "What the two requests have in common.",
    number: "Number of the request. REST calls it `id`.",
    status: "Status of the request.",
    verdict: "An administrator's answer. Null if no one has answered.",
    victimName: "Name of the victim. “Recipient of {case}” if either person wishes to stay anonymous.",
  },
  LeaveCasePayload: {
    self: "Result of `leaveCase`.",
    number: "Number of the request.",
  },
  MissingApproval: {
    self: "What a `processing` request still needs.",
    approvals: "Number of recorded approvals.",
    needsAdmin: "True if an officer's spending limit is reached, so an administrator must approve.",
    required: "Number of approvals that the urgency level requires.",
    supervisor: "Name of the supervisor who has a link to decide. Null if no link is active.",
  },
  PersonMatch: {
    self: "What two requests have in common.",
    address: "The same address.",
    name_and_birth: "The same name and date of birth.",
    phone: "The same phone number.",
  },
  PersonVerdict: {
    self: "An administrator's answer whether two requests concern the same person.",
    at: "When it was recorded.",
    by: "User name of the administrator.",
    same: "True if it is the same person.",
  },
  RecommendationLine: {
    self: "One line of the recommendation's calculation.",
    amount: "Amount of the line in US dollars.",
    label: "What the line is for, in English.",
  },
  RecordedIdentity: {
    self: "Which identification is on record. `revealIdentity` returns it.",
    hasGovernmentId: "True if a government ID is on record.",
  },
  RevealedIdentity: {
    self: "The victim's date of birth and government ID.",
    dateOfBirth: "Date of birth.",
    governmentId: "Government ID. Null if none is on record.",
  },
  RevealIdentityPayload: {
    self: "Result of `revealIdentity`.",
    identity: "The revealed values.",
  },
  SetRequestStatusInput: {
    self: "Values for setting a request's status.",
    amount: "The `approvalAmount` that the client last read, in US dollars. Used only when approving.",
    reason: "3 to 1000 characters. Required if `CaseStep.isUnusual` is true.",
    status: "`pending`, `approved` or `completed`.",
  },
  TakeOnRequestInput: {
    self: "Values for assigning a citizen's request.",
    officer:
      "Badge number or email address of a confirmed officer. If omitted, the caller takes the request.",
  },
  TrackedRequestConnection: {
    self: "One page of the tracker.",
    totalCount: "Number of matching requests. A search counts at most 1001, which means “more than 1000”.",
  },
  ViewCasePayload: {
    self: "Result of `viewCase`.",
    openElsewhere: "Other administrators who have the request open.",
  },
  CaseOrder: {
    self: "Order of a list of cases.",
    newest: "The newest first.",
    oldest: "The oldest first.",
    urgency: "The most urgent first, of the same urgency the newest.",
  },
  Query: {
    deskStats: "Current numbers on the administrators' dashboard.",
    serverTime: "Current time of the server, for clocks on the screen.",
    trackedRequests: "Requests for the administrators' tracker, most urgent first, then newest first.",
    "trackedRequests(search)":
      "Words of the victim's name, the case ID or the details, at most 200 characters. Ignores case and accents. Anonymous victims are not found by name.",
    "trackedRequests(isOpen)": "True for requests that are neither completed nor denied.",
    "trackedRequests(order)": "The order of the requests. The default is `urgency`.",
    "trackedRequests(status)": "Only requests with this status.",
  },
  Mutation: {
    judgePerson:
      "Records whether two requests concern the same person. INVALID if both are the same request. NOT_FOUND.",
    leaveCase: "Records that the caller has closed a request.",
    revealIdentity:
      "Returns a victim's date of birth and government ID to an administrator. Each call is logged. CONFLICT without victim information.",
    setRequestStatus:
      "Sets a request to pending, approved or completed. INVALID with `fields`, or without a required reason. CONFLICT if nothing would change, another decision came first, the money was handed over, or an active dispatch would lose its decision.",
    takeOnRequest:
      "Assigns a citizen's request to an officer or to the caller. INVALID with `fields` for an unknown officer. CONFLICT if it is already assigned.",
    viewCase:
      "Keeps the caller visible as a viewer of the request. Call it every ten seconds. Returns the other viewers.",
  },
  Subscription: {
    deskStatsChanged:
      "The dashboard numbers, shortly after they change. Changes close together arrive as one.",
    trackedRequestChanged: "Each request that is new or changed, as a row of the tracker.",
  },
  EmergencyRequest: {
    caseOfficer:
      "The officer who filed the request. Null for an unassigned citizen's request, and unless the caller is an administrator.",
    decision: "Facts for a decision. Null unless the caller is an administrator.",
    history: "Events of the request, newest first, at most 200. Empty unless the caller is an administrator.",
    isTakenOnByNobody:
      "True if a citizen's request has neither an officer nor an administrator. False unless the caller is an administrator.",
    missingApproval:
      "Approvals that it still needs. Null unless the status is `processing`, and unless the caller is an administrator.",
    recordedIdentity:
      "Which identification is on record. Null without victim information, and unless the caller is an administrator.",
    samePerson:
      "Newest other requests that may concern the same person, at most 20. Empty unless the caller is an administrator.",
    takenOnBy: "User name of the administrator who assigned a citizen's request. Null if no one has.",
  },
});
