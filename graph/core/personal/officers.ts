import type { Inventory } from "./types.ts";

/** Officers, their cases, and the supervisors who confirm them. */
export const officers = {
  Officer: {
    label: "Officers",
    of: { officer: "id" },
    columns: {
      name: "officer",
      rank: "officer",
      agency: "none",
      badgeNumber: "officer",
      phone: "officer",
      phoneE164: ["officer", "Phone, as it is dialed"],
      email: "officer",
      emailKey: ["officer", "Email, normalized"],
      provenEmail: "officer",
      searchText: ["officer", "Words for the search"],
    },
  },
  Verification: {
    label: "Cases of officers",
    of: { case: "id", officer: "officerId", supervisor: "supervisorEmailKey" },
    columns: {
      caseNumber: ["reference", "Agency's case number"],
      caseKey: ["reference", "Agency's case number, normalized"],
      incidentDescription: ["victimText", "Description of the incident"],
      services: ["none", "Requested help"],
      supervisorName: "supervisor",
      supervisorRank: "supervisor",
      supervisorPhone: "supervisor",
      supervisorEmail: "supervisor",
      supervisorEmailKey: ["supervisor", "Supervisor email, normalized"],
      statusToken: "secret",
      language: "none",
      decidedBy: "admin",
      decisionReason: ["victimText", "Reason for the decision"],
    },
  },
  Link: {
    label: "Links that supervisors got",
    of: { case: "verificationId", request: "requestId", supervisor: "emailKey" },
    columns: {
      tokenHash: "secret",
      emailKey: ["supervisor", "Address that got it, normalized"],
      factsSealed: [
        "victimText",
        "What its page shows",
        { keys: { shown: "victimText", basis: "victimText" } },
      ],
      factsHash: ["victimKey", "Hash of what its page shows"],
    },
  },
  OfficerProviderLink: {
    label: "Officers' identities at a provider",
    of: { officer: "officerId" },
    columns: { issuer: "none", subject: ["officer", "Number at the provider"] },
  },
  OfficerEmailProof: {
    label: "Links that prove an officer's mailbox",
    of: { officer: "officerId" },
    columns: { tokenHash: "secret", email: "officer" },
  },
  OfficerCode: {
    label: "Codes that officers asked for",
    columns: {
      handleHash: "secret",
      emailKey: ["officer", "Email, normalized"],
      email: "officer",
      language: "none",
      codeHash: "secret",
    },
  },
  OfficerPasskey: {
    label: "Passkeys of officers",
    of: { officer: "officerId" },
    columns: { credentialId: "secret", publicKey: "secret", transports: "none" },
  },
  OfficerSignIn: {
    label: "Sign-ins of officers at a provider",
    columns: {
      tokenHash: "secret",
      subject: ["officer", "Number at the provider"],
      name: "officer",
      badge: "officer",
      rank: "officer",
      refreshSealed: "secret",
    },
  },
  SupervisorSession: {
    label: "Supervisors' open browsers",
    of: { supervisor: "mailbox" },
    columns: {
      mailbox: "supervisor",
      name: "supervisor",
      language: "none",
      linkHash: "secret",
      tokenHash: "secret",
    },
  },
  SupervisorDigest: {
    label: "Daily emails to supervisors",
    of: { supervisor: "mailbox" },
    columns: { mailbox: "supervisor", name: "supervisor", language: "none", linkHash: "secret" },
  },
  SupervisorRoundup: {
    label: "Collected emails to supervisors",
    of: { supervisor: "mailboxKey" },
    columns: { mailboxKey: ["supervisor", "Mailbox, normalized"] },
  },
  SupervisorDeputy: {
    label: "Deputies of supervisors",
    of: { supervisor: ["mailbox", "deputyMailbox"] },
    columns: {
      mailbox: "supervisor",
      name: "supervisor",
      deputyName: "supervisor",
      deputyMailbox: "supervisor",
      deputyKey: ["supervisor", "Deputy mailbox, normalized"],
      language: "none",
      nonce: "secret",
      supervisorHash: "secret",
      deputyHash: "secret",
      noticed: [
        "reference",
        "What the deputy was emailed about",
        { elements: { "case-": "reference", "request-": "reference" } },
      ],
    },
  },
} as const satisfies Partial<Inventory>;
