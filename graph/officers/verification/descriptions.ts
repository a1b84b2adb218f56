import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  AnswerOfficerCaseInput: {
    self: "Values for deciding on an officer's case.",
    decision: "`verified` or `rejected`.",
    reason: "Reason. At most 500 characters.",
  },
  EmergencyVerifyPayload: {
    self: "Result of `emergencyVerify`.",
  },
  EndEmergencyGrantInput: {
    self: "Values for ending a 911 grant.",
    reason: "Reason. At most 500 characters.",
  },
  FiledUnderCase: {
    self: "A request that was filed under an officer's case.",
    createdAt: "When it was filed.",
    number: "Number of the request. REST calls it `id`.",
    status: "Status of the request.",
  },
  OfficerCase: {
    self: "An officer's case, for administrators.",
    agency: "Agency of the officer.",
    badgeNumber: "Badge number.",
    caseNumber: "Case number of the agency.",
    createdAt: "When it was submitted.",
    decidedAt: "When it was decided. Null while it is pending.",
    decidedBy:
      "User name of the administrator who decided it or ended its 911 grant, or name of the supervisor's deputy who answered. Null if neither did.",
    decisionReason: "Reason of the decision. Null if none was given.",
    emergencyUntil: "When the 911 grant ends. Null if none was requested.",
    incidentDescription: "What happened.",
    method: "How it was decided. Null while it is pending.",
    number: "Row number.",
    officerEmail: "Email address of the officer.",
    officerName: "Name of the officer.",
    officerPhone: "Phone number of the officer.",
    officerRank: "Rank of the officer.",
    requests: "The newest 20 requests filed under it.",
    services: "Requested kinds of help.",
    status: "Verification status.",
    supervisorEmail: "Email address of the supervisor.",
    supervisorName: "Name of the supervisor.",
    supervisorPhone: "Phone number of the supervisor.",
    supervisorRank: "Rank of the supervisor.",
    trust: "What the officer may do. Null if nothing.",
    trustIfConfirmed: "What the officer may do after a confirmation, based on the supervisor's email domain.",
  },
  OfficerCaseFilter: {
    self: "Limits the cases. Omitted fields do not limit them.",
    search:
      "Words of the officer, agency, badge, email address, case number or supervisor. At most 100 characters.",
    state: "Only cases in this state.",
  },
  OfficerCaseConnection: {
    self: "One page of officers' cases.",
  },
  OfficerCaseState: {
    self: "State to filter cases by.",
    confirmed: "Confirmed.",
    grants: "A 911 grant is active.",
    rejected: "Rejected.",
    waiting: "Waiting for an answer.",
  },
  ResendVerificationPayload: {
    self: "Result of `resendVerification`.",
  },
  SaveTrustedDomainsInput: {
    self: "The full list of trusted agency domains.",
    domains: "All domains. At most 200.",
  },
  SubmitOfficerVerificationInput: {
    self: "Values of the form at /officer-login.",
    agency: "Agency of the officer. At most 160 characters.",
    badgeNumber: "Badge number. At most 40 characters.",
    caseNumber: "Case number of the agency. 5 to 60 characters.",
    idempotencyKey:
      "Random key for this form. A repeat with the same values sends no second email and opens the same case.",
    incidentDescription: "What happened. At most 4000 characters.",
    isIdentified:
      "True if the form was filled from `confirmedOfficer`. Name, badge number, rank and agency are then taken from there. UNPROCESSABLE if it expired.",
    language: "Language of the case and its emails. The default is the language of the caller's browser.",
    officerEmail: "Email address of the officer.",
    officerName: "Name of the officer. At most 120 characters.",
    officerPhone: "Phone number of the officer, with 7 to 20 digits.",
    officerRank: "Rank of the officer. At most 80 characters.",
    services: "Requested kinds of help. At least one.",
    supervisorEmail: "Email address of the supervisor. It must differ from the officer's.",
    supervisorName: "Name of the supervisor. At most 120 characters.",
    supervisorPhone: "Phone number of the supervisor, with 7 to 20 digits.",
    supervisorRank: "Rank of the supervisor. At most 80 characters.",
  },
  SubmitServiceRequestInput: {
    self: "Values of the form for further services.",
    caseNumber: "Case number of the agency. At most 60 characters.",
    fullName: "Full name of the recipient. At most 200 characters.",
    needs: "Confirmed needs. They replace the recorded ones.",
    phone: "Phone number of the recipient. At most 40 characters.",
    services: "Kinds of help to add. At least one.",
    statementOfNeed: "Why help is needed. At most 4000 characters.",
  },
  Trust: {
    self: "What an officer may do.",
    limited: "Decide on requests together with a second person.",
    provisional: "Work on their own case, without decisions about money.",
    trusted: "Decide on requests alone, within the limits.",
  },
  TrustedDomains: {
    self: "Agency email domains that are trusted in addition to .gov and .mil.",
    domains: "The domains.",
  },
  Verification: {
    self: "A case that an officer asks a supervisor to confirm. Only the officer's own session can read it.",
    agency: "Agency of the officer.",
    badgeNumber: "Badge number.",
    caseNumber: "Case number of the agency.",
    createdAt: "When it was submitted.",
    emergencyUntil: "When the 911 grant ends. Null if none was requested.",
    incidentDescription: "What happened.",
    mayResendAt: "When the supervisor may be emailed again.",
    mayUseEmergencyVerify: "True if `emergencyVerify` would succeed.",
    method: "How it was decided. Null while it is pending.",
    needLimits: "What the fund pays for.",
    number: "Row number.",
    officerEmail: "Email address of the officer.",
    officerName: "Name of the officer.",
    officerPhone: "Phone number of the officer.",
    officerRank: "Rank of the officer.",
    recordings: "Recorded statements of the recipient.",
    supervisorMailAt:
      "When the supervisor's next email is sent. It lists all officers who wait, because the supervisor did not answer several emails. Null if this officer's email was sent.",
    resendsLeft: "Number of emails that can still be sent this hour.",
    services: "Requested kinds of help.",
    status: "Verification status.",
    statusToken: "Handle for display. It grants no access.",
    supervisorEmail: "Email address of the supervisor.",
    supervisorName: "Name of the supervisor.",
    supervisorPhone: "Phone number of the supervisor.",
    supervisorRank: "Rank of the supervisor.",
    trust: "What the officer may do. `provisional` while a 911 grant is active. Null if nothing.",
  },
  VerificationMethod: {
    self: "How a case was decided.",
    admin: "By an administrator.",
    email: "By the supervisor, through the emailed link.",
    emergency: "By a 911 grant.",
  },
  VerificationStatus: {
    self: "Verification status of a case.",
    pending: "Waiting for the supervisor's answer.",
    rejected: "Rejected.",
    verified: "Confirmed.",
  },
  Query: {
    officerCases: "Officers' cases, newest first.",
    "officerCases(filter)": "Limits the cases.",
    trustedDomains: "Agency email domains that are trusted in addition to .gov and .mil.",
    verification: "The session's own case. Null if there is none.",
  },
  Mutation: {
    answerOfficerCase:
      "Confirms or rejects an officer in place of the supervisor. INVALID with `fields`. CONFLICT if it is already decided. FORBIDDEN for your own case. NOT_FOUND.",
    emergencyVerify:
      "911 Verify: one hour of provisional access to your own case, without decisions about money. CONFLICT if it was used or is switched off.",
    endEmergencyGrant:
      "Ends a 911 grant early. INVALID with `fields`. CONFLICT if none is active. NOT_FOUND.",
    resendVerification:
      "Emails the supervisor a new link. Earlier links stop working. RATE_LIMITED, with the wait.",
    saveTrustedDomains:
      "Replaces the trusted agency domains. They apply to later answers. INVALID with `fields`. CONFLICT if they changed since.",
    submitOfficerVerification:
      "Opens an officer's session, stores the case and emails the supervisor. INVALID with `fields`. RATE_LIMITED. CONFLICT if the supervisor rejected this case. UNPROCESSABLE for a repeat after its first session was used.",
    submitServiceRequest:
      "Adds services to your own case. INVALID with `fields`. CONFLICT before the recipient is saved.",
  },
  Subscription: {
    officerCaseChanged: "Each new or changed case of an officer.",
    verificationChanged: "The session's own case, each time it changes.",
  },
});
