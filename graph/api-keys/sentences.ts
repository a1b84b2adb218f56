import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  nameMissing: "Please name the key",
  nameTooLong: "A key's name has at most 60 characters",
  scopesMissing: "Please choose what the key may do",
  daysWrong: "A key lives for 1 to 366 days",
  networkWrong: "This is no address or network",
  networksTooMany: "A key takes at most 20 networks",
  tooManyKeys: "There are 50 keys already. Please revoke one first.",
  notYours: "Only an active super admin can make API keys.",
  noSuchKey: "There is no such key.",
  revokedAlready: "This key is revoked already.",
  keyWrong: "This API key is not known, has expired or was revoked.",
  notFromHere: "This API key may not be used from this network.",
  callClosed: ({ call }: { call: string }) => `API keys cannot make this call (${call}).`,
  scopeLacking: ({ call, scope }: { call: string; scope: string }) =>
    `This API key lacks the scope ${scope}, which this call (${call}) requires.`,
  restOnly: "API keys open the REST calls alone.",
  keyAndCookie: "Send an API key or a session cookie, not both.",
  tooManyCalls: "This API key makes too many calls. Please wait a moment.",
};

export const says = sentences("api-keys", en);
