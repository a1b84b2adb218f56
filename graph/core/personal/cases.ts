import type { Inventory, JsonKeys } from "./types.ts";

const needs = {
  "meals.people": "none",
  "room.nights": "none",
  "room.people": "none",
  "ride.to": "victimText",
  "ride.distance": "none",
  other: "victimText",
} as const satisfies JsonKeys;

/** Requests, the person in need, and the files and words about them. */
export const cases = {
  EmergencyRequest: {
    label: "Requests",
    of: { request: "id", case: "verificationId", officer: "officerId", citizen: "citizenId" },
    columns: {
      caseId: "reference",
      victimName: ["victimIdentity", "Name of the person in need"],
      victimContact: ["contact", "Phone and email of the person in need"],
      victimAddress: ["victimIdentity", "Address of the person in need"],
      victimPhone: ["contact", "Phone of the person in need"],
      victimPhoneE164: ["contact", "Phone of the person in need, as it is dialed"],
      victimEmail: ["contact", "Email of the person in need"],
      state: "none",
      requestDetails: ["victimText", "What happened and what is needed"],
      requestedHelpTypes: "none",
      needs: ["victimText", "What is needed", { keys: needs }],
      needsConfirmedBy: ["officer", "Who confirmed what is needed"],
      aiJustification: ["victimText", "Reason for the recommended amount"],
      decisionReason: ["victimText", "Reason for the decision"],
      language: ["none", "Language of the person in need"],
      searchText: ["victimKey", "Words for the search"],
      anonymous: ["none", "Wants to stay anonymous"],
      contacting: ["none", "May be written to"],
    },
  },
  VictimInfo: {
    label: "Victim information",
    of: { request: "requestId" },
    rows: "delete",
    columns: {
      fullName: ["victimIdentity", "Full name"],
      dateOfBirthSealed: ["victimIdentity", "Date of birth"],
      address: ["victimIdentity", "Address"],
      city: ["victimIdentity", "City"],
      state: "none",
      zipCode: ["victimIdentity", "ZIP code"],
      phone: ["contact", "Phone"],
      phoneE164: ["contact", "Phone, as it is dialed"],
      email: ["contact", "Email"],
      governmentIdSealed: ["victimIdentity", "Government ID"],
      needStatement: ["victimText", "Statement of need"],
      relationToOfficer: ["victimText", "Relation to the officer"],
      otherAssistance: ["victimText", "Other assistance"],
      dependents: ["victimText", "Dependents"],
      employmentStatus: ["victimText", "Employment"],
      emergencyContact: ["otherPerson", "Emergency contact"],
    },
  },
  Recipient: {
    label: "Recipients of cases",
    of: { case: "verificationId" },
    rows: "delete",
    columns: {
      caseNumber: ["reference", "Agency's case number"],
      fullName: ["victimIdentity", "Full name"],
      dateOfBirthSealed: ["victimIdentity", "Date of birth"],
      address: ["victimIdentity", "Address"],
      phone: ["contact", "Phone"],
      phoneE164: ["contact", "Phone, as it is dialed"],
      email: ["contact", "Email"],
      statementOfNeed: ["victimText", "Statement of need"],
      needs: ["victimText", "What is needed", { keys: needs }],
      language: "none",
    },
  },
  Evidence: {
    label: "Files",
    of: {
      request: "requestId",
      case: "verificationId",
      officer: "officerId",
      citizen: "citizenId",
      admin: "adminId",
    },
    rows: "delete",
    columns: {
      id: ["reference", "File", { strip: "delete file" }],
      fileName: ["victimText", "Name of the file"],
      mediaType: ["none", "Kind of file"],
      sha256: ["victimKey", "Hash of the file"],
    },
  },
  Citizen: {
    label: "People who asked without an officer",
    of: { citizen: "id" },
    columns: { originKey: ["network", "Hash of the network address"] },
  },
  PersonKey: {
    label: "Hashes that find requests of the same person",
    of: { request: "requestId" },
    rows: "delete",
    columns: { kind: "none", key: ["victimKey", "Hash of the person"] },
  },
  PersonVerdict: {
    label: "Decisions whether two requests are for the same person",
    of: { request: ["firstId", "secondId"] },
    columns: {
      by: ["admin", "Decided by"],
      reason: ["otherPerson", "Why an administrator decided so"],
      keys: ["victimKey", "Hashes that both requests had when it was decided"],
    },
  },
  SafeContact: {
    label: "How the person may be reached",
    of: { request: "requestId" },
    rows: "delete",
    columns: {
      timeZone: "none",
      way: ["contact", "Way"],
      fromMinute: ["contact", "From, in minutes after midnight"],
      toMinute: ["contact", "To, in minutes after midnight"],
      mayLeaveMessage: ["contact", "A message may be left"],
    },
  },
  TextConsent: {
    label: "Consents to text messages",
    of: { request: "requestId" },
    columns: { recordedBy: ["admin", "Recorded by"] },
  },
  PrivacyRequest: {
    label: "What the person asked about their own data",
    of: { request: "requestId" },
    columns: {
      content: ["victimText", "The person's words"],
      openedBy: ["admin", "Told to"],
      answer: ["victimText", "Answer"],
      answeredBy: ["admin", "Answered by"],
    },
  },
  TextStop: {
    label: "Numbers that want no texts",
    of: { phone: "phone" },
    columns: {
      phone: ["contact", "Phone", { strip: "keep" }],
      recordedBy: ["admin", "Recorded by"],
    },
  },
  Recommendation: {
    label: "Recommended amounts",
    of: { request: "requestId" },
    columns: {
      source: "none",
      lines: ["none", "Lines of the sum", { keys: { label: "none", amountCents: "none" } }],
      inputs: [
        "none",
        "What the amount was computed from",
        {
          keys: {
            facts: "none",
            limits: "none",
            figures: "none",
            resources: "none",
            rulesets: "none",
            requiresHumanReview: "none",
          },
        },
      ],
      version: "none",
    },
  },
  ResourceRecommendation: {
    label: "Recommended resources",
    of: { request: "requestId" },
    columns: { status: "none" },
  },
  FundAllocation: {
    label: "Allocations",
    of: { request: "requestId" },
    columns: {
      justification: ["victimText", "Reason"],
      limitKeys: [
        "victimKey",
        "Hashes by which limits count",
        { elements: { "victim:": "victimKey", "officer:": "officer", "agency:": "none" } },
      ],
    },
  },
  Approval: {
    label: "Approvals and denials",
    of: { request: "requestId" },
    columns: {
      personKey: ["officer", "Address of the person who decided"],
      badgeKeys: ["officer", "Badge of the person who decided"],
      personName: ["officer", "Name of the person who decided"],
      reason: ["victimText", "Reason"],
    },
  },
  AutomaticDecision: {
    label: "Approvals by a rule",
    of: { request: "requestId" },
    columns: {
      trace: [
        "none",
        "What the rule checked",
        {
          keys: {
            rule: "none",
            "conditions.name": "none",
            "conditions.isMet": "none",
            "conditions.value": "none",
          },
        },
      ],
    },
  },
  Attendance: {
    label: "Who handles a request",
    of: { request: "requestId" },
    columns: { adminName: "admin" },
  },
  Escalation: { label: "Escalations", of: { request: "requestId" }, columns: { name: ["none", "Step"] } },
  Satisfaction: {
    label: "Ratings of the help",
    of: { request: "requestId" },
    columns: { tokenHash: "secret", language: "none", answer: ["none", "Answer"] },
  },
  RequestMoney: { label: "Money of requests", of: { request: "requestId" }, columns: {} },
  RequestCount: { label: "Counts of requests", columns: {} },
} as const satisfies Partial<Inventory>;
