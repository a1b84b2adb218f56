import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  CreateRequestInput: {
    self: "Values of the form at /new-request.",
    caseId: "Case ID from `newRequestDraft`. The server replaces it if it was taken meanwhile.",
    evidenceUrls: "Paths `/files/{id}` of uploaded files.",
    idempotencyKey:
      "Random key of at least 16 characters. A repeat with the same key and form creates no second request.",
    safeContact: "How the victim may be reached. If omitted, each way at any hour.",
    language:
      "Language of the victim's letters, texts and pass. The default is the one recorded for the victim at /case-tracking, then that of the officer's case, then of the caller's browser.",
    needs:
      "Needs that the caller confirms. If omitted, they are read from the details, and a single officer cannot approve alone.",
    requestDetails: "What happened and what is needed. 10 to 5000 characters.",
    urgencyLevel: "`high`, `medium` or `low`.",
    victimAddress: "Address of the victim. 5 to 300 characters.",
    victimEmail: "Email address. If empty, letters are sent as text messages.",
    victimName: "Name of the victim. At most 200 characters.",
    victimPhone: "Phone number with at least 10 digits.",
  },
  ConfirmNeedsInput: {
    self: "Values for confirming the needs of a request.",
    needs: "Confirmed needs.",
    version: "The `version` that the client last read. CONFLICT if it has changed since.",
  },
  EmergencyRequest: {
    self: "A request for help for one victim.",
    aiJustification:
      "Explanation of the recommendation, in English. Null until it is computed, and for a citizen.",
    aiRecommendation: "Recommended amount in US dollars. Null until it is computed, and for a citizen.",
    anonymous:
      "True if the victim wishes to stay anonymous. Only the officer who filed the request can read the name.",
    caseId: "Case ID that the server assigned, such as `EM-2026-1234`.",
    contacting: "True if the victim may be contacted. If false, no message is sent to them.",
    createdAt: "When the request was filed.",
    decisionReason: "Why it was denied. Null if it was not, and for a citizen.",
    evidence: "Supporting documents, in order.",
    isCaseRejected:
      "True if the supervisor rejected the officer's case. The officer can then only read the request.",
    language: "Language of the victim's letters, texts and pass.",
    number: "Row number. REST calls it `id`.",
    requestAmount: "Calculated amount in US dollars. Null until it is calculated.",
    requestDetails: "What happened and what is needed.",
    requestedHelpTypes: "Requested kinds of help.",
    resourceRecommendations: "Recommended directory entries, best first. Empty for a citizen.",
    status: "Status of the request.",
    urgencyLevel: "Urgency of the request.",
    version: "Increases with every decision and every change of its basis. Send it back with a decision.",
    victimAddress:
      "Address of the victim: that of the victim information once there is one, else as entered. Empty if there is none.",
    victimContact: "Phone number and email address as one text.",
    victimEmail: "Email address. Empty if there is none, or if the caller may not read the victim's name.",
    victimInfo:
      "Detailed victim information. Null in lists, and until it is saved. Reading it is logged with the request.",
    victimInfoDraft:
      "Initial values for the victim information form, for the officer who filed the request. Null if they do not apply. The access is logged.",
    victimName:
      "Name of the victim. “Recipient of {case}” if the caller may not read an anonymous victim's name.",
    victimPhone: "Phone number, as entered.",
    viewerCanEditVictimInfo: "True if the caller may change the victim information.",
    viewerCanReveal: "True if the name is hidden and the caller may call `revealRecipient`.",
  },
  HelpType: {
    self: "Kind of help.",
    food: "Food.",
    shelter: "Shelter. The officer form calls it Housing.",
    transportation: "Transportation.",
  },
  RequestDraft: {
    self: "Initial values for the form at /new-request.",
    caseId: "A free case ID.",
    isCaseRejected: "True if the supervisor rejected the officer's case. No request can then be filed.",
    language: "Language that was chosen for the recipient. Null if none was.",
    needLimits: "What the fund pays for.",
    needs: "Needs that the officer confirmed for the recipient. Null if there are none.",
    requestDetails: "Statement of need of the recipient. Empty if there is none.",
    victimAddress: "Address of the recipient. Empty if there is none.",
    victimEmail: "Email address of the recipient. Empty if there is none.",
    victimName: "Name of the recipient. Empty if there is none.",
    victimPhone: "Phone number of the recipient. Empty if there is none.",
  },
  RequestStatus: {
    self: "Status of a request.",
    approved: "Approved. Help can be dispatched.",
    completed: "The help was given or the money was handed over.",
    denied: "Denied. REST also accepts `rejected`.",
    dispatched: "Help was dispatched.",
    pending: "No one has decided.",
    processing: "At least one approval is recorded, and another one is required.",
  },
  SaveVictimInfoInput: {
    self: "Values for saving the victim information.",
    idempotencyKey: "Random key. A late repeat with the same key does not undo later changes.",
    version:
      "The `VictimInfo.version` that the client last read, or 0 without victim information. CONFLICT if it has changed since.",
    victimInfo: "The victim information.",
  },
  UrgencyLevel: {
    self: "Urgency of a request. Order: critical, high, medium, low.",
    critical: "Critical.",
    high: "High.",
    low: "Low.",
    medium: "Medium.",
  },
  VictimInfo: {
    self: "Detailed information about the victim. The date of birth and government ID are null unless the caller may read them.",
    address: "Street address.",
    city: "City.",
    dateOfBirth: "Date of birth. Null unless the caller may read it.",
    dependents: "People who depend on the victim. Null if not given.",
    email: "Email address. Empty if there is none, or if the caller may not read the victim's name.",
    emergencyContact: "Emergency contact. Null if not given.",
    employmentStatus: "`employed`, `part-time`, `unemployed`, `student`, `retired` or `other`.",
    fullName: "Full name. “Recipient of {case}” if the caller may not read an anonymous victim's name.",
    governmentId: "Government ID. Null if not given, or unless the caller may read it.",
    needStatement: "Why help is needed.",
    otherAssistance: "Other assistance that the victim receives. Null if not given.",
    phone: "Phone number, as entered.",
    relationToOfficer: "Relation to the officer.",
    state: "State, as entered.",
    version: "Increases with every change, starting at 1.",
    zipCode: "ZIP code.",
  },
  VictimInfoDraft: {
    self: "What the case already says about the victim.",
    dateOfBirth: "Date of birth of the recipient.",
    needStatement: "Statement of need of the recipient.",
  },
  VictimInfoInput: {
    self: "Values of the victim information form.",
    address: "Street address. 5 to 300 characters.",
    city: "City. 2 to 100 characters.",
    dateOfBirth:
      "Date of birth as YYYY-MM-DD, from 1900-01-01 to today. Leave it empty to keep a date that the caller may not read.",
    dependents: "People who depend on the victim. At most 500 characters.",
    email: "Email address. If empty, letters are sent as text messages.",
    emergencyContact: "Emergency contact. At most 300 characters.",
    employmentStatus: "`employed`, `part-time`, `unemployed`, `student`, `retired` or `other`.",
    fullName: "Full name. 3 to 200 characters.",
    language: "Language of the victim's letters, texts and pass. If omitted, unchanged.",
    governmentId:
      "Government ID. At most 60 characters. Leave it empty to keep an ID that the caller may not read.",
    needStatement: "Why help is needed. 20 to 5000 characters.",
    otherAssistance: "Other assistance that the victim receives. At most 1000 characters.",
    phone: "Phone number with at least 10 digits.",
    relationToOfficer: "Relation to the officer. At most 200 characters.",
    state: "State. 2 to 40 characters.",
    zipCode: "ZIP code. 5 to 10 characters.",
  },
  Query: {
    newRequestDraft: "Initial values for the form at /new-request.",
    request:
      "One request by its number. The access is logged. NOT_FOUND if it does not exist or the caller may not read it.",
    "request(number)": "Row number of the request. REST calls it `id`.",
    "requests(first)": "Number of rows from the start.",
    requests:
      "The caller's requests, newest first. Administrators see every request. At most 200 on a page; the default is 20.",
  },
  Mutation: {
    confirmNeeds:
      "Replaces the needs of an undecided request with confirmed ones. The recommendation is computed again, and approvals of the old needs stop counting. INVALID with `fields`. CONFLICT if it is decided or has changed since. NOT_FOUND.",
    createRequest:
      "Files a request. INVALID with `fields`. RATE_LIMITED for an unconfirmed caller after five requests a day. UNPROCESSABLE if the key was used with another form.",
    saveVictimInfo:
      "Adds or replaces the victim information of an undecided request. INVALID with `fields`. CONFLICT if it is decided or has changed since. NOT_FOUND.",
  },
  Subscription: {
    requestChanged: "One request, each time it changes. Null if the caller may no longer read it.",
    "requestChanged(number)": "Row number of the request.",
    requestsChanged:
      "Each new or changed request of the caller's list. Null if the caller may no longer read it.",
  },
});
