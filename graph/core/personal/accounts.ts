import type { Inventory } from "./types.ts";

/** Administrators, sessions, sign-in, and outside tools. */
export const accounts = {
  Admin: {
    label: "Administrators",
    of: { admin: "id" },
    columns: {
      username: "admin",
      name: "admin",
      email: "admin",
      emailKey: ["admin", "Email, normalized"],
      passwordHash: "secret",
      roles: "none",
      totpSecretSealed: "secret",
      caseFacts: "none",
    },
  },
  RecoveryCode: { label: "Recovery codes", of: { admin: "adminId" }, columns: { codeHash: "secret" } },
  Passkey: {
    label: "Passkeys of administrators",
    of: { admin: "adminId" },
    columns: {
      credentialId: "secret",
      publicKey: "secret",
      transports: "none",
      name: ["admin", "Name of the device"],
    },
  },
  PasskeyChallenge: { label: "Open questions to passkeys", columns: { challengeHash: "secret" } },
  IdentityProvider: {
    label: "Identity providers",
    columns: {
      key: "none",
      name: "none",
      issuer: "none",
      clientId: "none",
      clientSecretSealed: "secret",
      scopes: "none",
      domains: "none",
      agency: "none",
      provingAcr: "none",
      provingAmr: "none",
      groupClaim: "none",
      groupRoles: ["none", "Roles of groups", { keys: { "*": "none" } }],
      nameClaim: "none",
      badgeClaim: "none",
      rankClaim: "none",
    },
  },
  AdminProviderLink: {
    label: "Administrators' identities at a provider",
    of: { admin: "adminId" },
    columns: { issuer: "none", subject: ["admin", "Number at the provider"] },
  },
  SignInState: {
    label: "Sign-ins under way",
    columns: { stateHash: "secret", browserHash: "network", returnTo: "none" },
  },
  CountedAct: {
    label: "Acts that a limit counts",
    columns: {
      kind: "none",
      key: ["network", "Hash of who acted, or the officer's number"],
      subject: ["reference", "What it was done to"],
    },
  },
  SignInTries: { label: "Wrong passwords", columns: { key: ["network", "Hash of what is counted"] } },
  LimitUse: { label: "Uses of limits", columns: { key: ["network", "Hash of what is counted"] } },
  Agency: {
    label: "Agencies",
    columns: { name: "none", contact: ["admin", "Contact person"] },
  },
  AgencyDomain: { label: "Domains of agencies", columns: { domain: "none" } },
  AdminAgency: { label: "Agencies of administrators", of: { admin: "adminId" }, columns: {} },
  Session: {
    label: "Sessions",
    record: "session_networks",
    of: { officer: "officerId", citizen: "citizenId", admin: "adminId", case: "verificationId" },
    columns: {
      tokenHash: "secret",
      previousHash: "secret",
      providerSubject: ["officer", "Number at the provider"],
      refreshSealed: "secret",
      ip: ["network", "Network address"],
      userAgent: ["network", "Browser"],
    },
  },
  ApiKey: {
    label: "API keys",
    of: { admin: "adminId" },
    columns: {
      name: "none",
      prefix: "reference",
      keyHash: "secret",
      scopes: "none",
      // Emptied, it would admit every network.
      networks: ["network", "Networks that may use it", { strip: "keep" }],
      body: ["none", "Organization that uses it"],
      agreement: ["none", "Agreement with it"],
      createdBy: "admin",
      lastUsedIp: ["network", "Network address of the last use"],
      revokedBy: "admin",
    },
  },
  Webhook: {
    label: "Webhooks",
    columns: {
      name: "none",
      url: "none",
      secretSealed: "secret",
      events: "none",
      createdBy: "admin",
    },
  },
  WebhookDelivery: {
    label: "Calls to webhooks",
    columns: {
      id: "reference",
      event: "none",
      payload: [
        "reference",
        "What the call says",
        {
          keys: {
            type: "none",
            timestamp: "none",
            "data.requestId": "reference",
            "data.dispatchId": "reference",
            "data.letterId": "reference",
            "data.responseId": "reference",
          },
        },
      ],
      reason: "none",
      replayOf: "reference",
      leasedBy: ["none", "Process that sends it"],
    },
  },
  /** An answer is kept for a day as it was, so it can hold anything. */
  IdempotencyKey: {
    label: "Answers that are kept for a repeat",
    columns: {
      scope: "reference",
      key: "secret",
      bodyHash: "victimKey",
      answer: ["victimText", "The answer", { keys: { "*": "victimText" } }],
    },
  },
} as const satisfies Partial<Inventory>;
