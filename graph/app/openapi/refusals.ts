import { audiences } from "../../core/access/audiences.ts";
import { statusOf, type RefusalCode } from "../../core/errors.ts";
import type { Described } from "../../core/http/rest.ts";

const sentenceKey = {
  key: { type: "string", description: "Key of the message, for a translation." },
  values: {
    type: "object",
    description: "Values in the message, by name.",
    additionalProperties: { type: ["string", "number"] },
  },
};

export const errorSchema = {
  type: "object",
  description: "Why a call was refused.",
  required: ["success", "message", "code", "requestId"],
  properties: {
    success: { type: "boolean", enum: [false], description: "Always false." },
    message: { type: "string", description: "The reason in English, for display." },
    code: { type: "string", description: "Stable code, such as `CONFLICT`." },
    fields: {
      type: "object",
      description: "Messages for each invalid field.",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    ...sentenceKey,
    fieldKeys: {
      type: "object",
      description: "The messages in `fields` as keys and values, in the same order.",
      additionalProperties: { type: "array", items: { type: "object", properties: sentenceKey } },
    },
    requestId: { type: "string", description: "ID of the call in the server's log." },
  },
};

const meanings = {
  INVALID: "A field, a parameter or the body is invalid. `fields` names each one.",
  UNAUTHENTICATED: "Sign in first, or send a valid API key.",
  FORBIDDEN: "The caller may not do this.",
  NOT_FOUND: "It does not exist, or the caller may not read it.",
  CONFLICT: "Its current state does not allow this, or it has changed since.",
  TOO_LARGE: "The body is too large.",
  WRONG_TYPE: "The media type is not accepted.",
  UNPROCESSABLE: "The call is valid, but a rule does not allow it.",
  RATE_LIMITED: "Too many calls. Try again after the time in `Retry-After`, or in a minute.",
  UNAVAILABLE: "Maintenance, or the database cannot be reached. Try again after the time in `Retry-After`.",
} as const satisfies Partial<Record<RefusalCode, string>>;
type Documented = keyof typeof meanings;

/** `NOT_FOUND` as `NotFound`. */
const nameOf = (code: string) =>
  code
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join("");

const retryAfter = {
  "Retry-After": { description: "Seconds to wait before the next call.", schema: { type: "integer" } },
};

/** Every refusal, once: operations refer to them. */
export const refusalResponses = Object.fromEntries(
  Object.entries(meanings).map(([code, description]) => [
    nameOf(code),
    {
      description: `\`${code}\`: ${description}`,
      ...((code === "RATE_LIMITED" || code === "UNAVAILABLE") && { headers: retryAfter }),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  ]),
);

/** The refusals of a call: those that its audience, schemas and limits imply, and its own. */
export function refusalsOf(route: Described): Record<string, { $ref: string }> {
  const { access, scope, query, body, sends, example, refusals = [] } = route;
  const needsSession = typeof access === "object" || "signInFirst" in audiences[access];
  const codes = new Set<RefusalCode>([
    ...when(query ?? body ?? sends ?? example?.params, "INVALID"),
    ...when(needsSession || scope, "UNAUTHENTICATED"),
    ...when(access !== "anyone", "FORBIDDEN"),
    ...when(example?.params, "NOT_FOUND"),
    ...when(body ?? sends, "TOO_LARGE"),
    ...when(body ?? sends, "WRONG_TYPE"),
    ...refusals,
    "RATE_LIMITED",
    "UNAVAILABLE",
  ]);
  return Object.fromEntries(
    [...codes].map((code) => [String(statusOf(code)), { $ref: `#/components/responses/${nameOf(code)}` }]),
  );
}

const when = (holds: unknown, code: Documented): Documented[] => (holds ? [code] : []);
