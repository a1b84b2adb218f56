import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nameMissing: "Please enter a name for the key",
  nameTooLong: "A key's name can be at most 60 characters",
  scopesMissing: "Please choose at least one permission",
  daysWrong: "A key must expire after 1 to 366 days",
  networkWrong: "Enter valid IP addresses or ranges, such as 10.0.0.0/8",
  networksTooMany: "A key can have at most 20 networks",
  recipientChanged: "Someone else changed who uses this key. Check it and save again.",
  tooManyKeys: "You've reached the limit of 50 API keys. Revoke one first.",
  notYours: "Only an active super admin can create API keys.",
  noSuchKey: "API key not found.",
  revokedAlready: "This key was already revoked.",
  keyWrong: "This API key is invalid, expired or revoked.",
  notFromHere: "This API key can't be used from this network.",
  callClosed: ({ call }: { call: string }) => `API keys can't make this call (${call}).`,
  scopeLacking: ({ call, scope }: { call: string; scope: string }) =>
    `This API key lacks the scope ${scope}, which this call (${call}) requires.`,
  documentOnly:
    "API keys run the partner documents only, which are listed at /api/docs. Send documentId instead of query.",
  operationWrong: ({ name }: { name: string }) =>
    `This partner document holds the operation ${name}. Send that as operationName, or omit it.`,
  variablesWrong: "Send variables as a JSON object.",
  postOnly: "API keys call GraphQL with POST.",
  overSocket:
    "API keys subscribe over a WebSocket at /graphql, with a partner document that is a subscription. They are listed at /api/docs.",
  keyAndCookie: "Send an API key or a session cookie, not both.",
  tooManyCalls: "Too many calls with this API key. Please wait a moment and try again.",
};

export const says = sentences("api-keys", en);
