import { declareDescriptions, passwordCode } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  ApiKeyConnection: { self: "One page of API keys." },
  ApiKey: {
    self: "A key for programs that call the REST API or run partner documents over GraphQL. The key itself is shown only when it is created.",
    createdAt: "When the key was created.",
    createdBy: "User name of the super administrator who created it.",
    expiresAt: "When the key expires.",
    heldBy:
      "The super administrator whose account holds the key. The key ends with that account. Null once the account is gone.",
    lastUsedAt: "When the key was last used, to the minute. Null if it never was.",
    lastUsedIp: "IP address of the last use. Null if it was never used.",
    name: "Name of the key.",
    networks: "IP addresses and networks that may use the key. If empty, any address may.",
    number: "Row number.",
    prefix: "First characters of the key, for recognizing it.",
    revokedAt: "When the key was revoked. Null if it was not.",
    revokedBy: "User name of the person who revoked it. Null if it was not revoked.",
    state: "Current state of the key.",
  },
  ApiKeyState: {
    self: "State of an API key.",
    active: "The key works.",
    expired: "The key has passed its expiry time.",
    revoked: "A super administrator revoked the key.",
  },
  CreateApiKeyInput: {
    self: "Values for a new API key.",
    days: "Lifetime in days, from 1 to 366.",
    name: "Name of the key. At most 60 characters. It appears in the audit log.",
    networks:
      "IP addresses or networks such as 10.0.0.0/8 that may use the key. Omit it to allow any address.",
    scopes: "One or more scopes. See `ApiKey.scopes`.",
  },
  CreateApiKeyPayload: {
    self: "Result of `createApiKey`.",
    key: "The key itself. It is shown only in this answer.",
  },
  Query: {
    apiKeys: "All API keys, active ones first. At most 200.",
  },
  Mutation: {
    createApiKey: `Creates an API key. INVALID with \`fields\`. CONFLICT if 50 keys are active. ${passwordCode}`,
    revokeApiKey: `Revokes an API key immediately. CONFLICT if it is already revoked. NOT_FOUND. ${passwordCode}`,
  },
});
