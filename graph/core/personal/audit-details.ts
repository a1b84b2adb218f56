import type { PersonalClass } from "./classes.ts";

const keysOf = {
  /** Reasons that a person typed, and what changed where that can be such a reason. */
  admin: [
    ...["account", "after", "before", "by", "changes", "countedBy", "detail", "differenceNote"],
    ...["importedBy", "label", "matter", "mentions", "name", "notedAt", "notedBy", "officer", "overReason"],
    ...["overlapReason", "owner", "passkey", "proposedBy", "reason", "to", "username", "was"],
  ],
  supervisor: ["deputy", "supervisor"],
  network: ["networks"],
  money: [
    ...[
      "allocatedCents",
      "amountCents",
      "byRulesCents",
      "cents",
      "dispatchedCents",
      "from",
      "givenCents",
      "maxCents",
    ],
    ...[
      "newCents",
      "proposedCents",
      "recommendedCents",
      "reference",
      "releasedCents",
      "reservedCents",
      "returnedCents",
    ],
    ...["unpaidCents", "usedCents", "valueCents"],
  ],
  reference: [
    ...["answers", "batch", "book", "caseId", "caseNumber", "cases", "communication", "delivery", "dispatch"],
    ...["entry", "file", "instead", "key", "line", "linkId", "message", "number", "numbers", "other"],
    ...["pass", "redemption", "replacedBy", "replaces", "request", "requestId", "response", "terminal"],
    ...["subject", "thread", "verificationId", "vouchers"],
  ],
  none: [
    ...[
      "added",
      "again",
      "agency",
      "agreement",
      "ahead",
      "anonymous",
      "approvals",
      "audience",
      "badgeClaim",
      "broken",
    ],
    ...["bytes", "changed", "channel", "checked", "clientId", "code", "codes", "contacting", "count"],
    ...[
      "counted",
      "days",
      "decision",
      "differenceReason",
      "differences",
      "domains",
      "effects",
      "email",
      "enteredFrom",
    ],
    ...["entries", "event", "events", "evidence", "feedbackType", "fields", "first", "for", "format", "fund"],
    ...["groupClaim", "groupRoles", "hasNewSecret", "hasProved", "hash", "helpType", "helpTypes", "host"],
    ...["imported", "inSystem", "is", "isActive", "isChanged", "isClosed", "isNew", "isProblem"],
    ...["isSettled", "isShared", "issuer", "keysEnded", "keysKept", "kind", "language", "level", "limit"],
    ...["lines", "mayGiveSuperAdmin", "mediaType", "messages", "method", "minutes", "month", "most"],
    ...[
      "nameClaim",
      "needs",
      "onHost",
      "organization",
      "outcome",
      "passkeysRemoved",
      "priority",
      "problem",
      "proof",
    ],
    ...["provider", "providers", "provingAcr", "provingAmr", "range", "rankClaim", "refused"],
    ...["requestType", "requiresHumanReview", "resources", "restores", "result", "revertOf", "roles"],
    ...["rule", "ruleVersion", "scopes", "server", "services", "sessionsEnded", "sms", "source", "state"],
    ...["step", "template", "timeZone", "told", "tries", "trust", "unknown", "unreadable", "until"],
    ...["urgencyLevel", "usedAt", "validUntil", "vendor", "verdict", "version", "wantsFollowUp", "way"],
    ...["webhookDeliveries", "citation", "files", "held", "openMoney", "openReport", "record", "rows"],
    ...["scope", "units", "year", "years", "pages", "redactions"],
  ],
} as const satisfies Partial<Record<PersonalClass, readonly string[]>>;

/** A key that an audit entry may have; no other compiles (graph/core/audit/record.ts). */
export type AuditDetail = (typeof keysOf)[keyof typeof keysOf][number];

export const auditDetails = Object.fromEntries(
  Object.entries(keysOf).flatMap(([of, keys]) => keys.map((key) => [key, of as PersonalClass])),
) as Record<AuditDetail, PersonalClass>;
