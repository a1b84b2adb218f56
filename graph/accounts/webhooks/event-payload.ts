import type { AuditAction } from "../../core/audit/actions.ts";
import type { WebhookEvent } from "../../../shared/accounts/webhooks/rules.ts";

/** The published audit actions, by public event name. */
const told: Partial<Record<AuditAction, WebhookEvent>> = {
  "request.created": "request.created",
  "request.approved": "request.approved",
  "request.denied": "request.denied",
  "request.completed": "request.completed",
  "request.dispatched": "dispatch.created",
  "dispatch.reissued": "dispatch.created",
  "dispatch.voided": "dispatch.voided",
  "letter.written": "letter.written",
  "letter.voided": "letter.voided",
  "response.received": "response.received",
};

export interface EventPayload {
  event: WebhookEvent;
  /** Numbers and words: no personal data. */
  data: Record<string, number | string>;
}

interface Entry {
  action: string;
  resourceType: string;
  resourceId: string | null;
  outcome: string;
  details: unknown;
}

/**
 * The published part of an audit entry; null for most actions. Only these fields are copied, so
 * that nothing else can leak.
 */
export function toldOf(entry: Entry): EventPayload | undefined {
  const event = told[entry.action as AuditAction];
  if (!event || entry.outcome !== "success") return undefined;
  const details = (entry.details ?? {}) as Record<string, unknown>;
  const own = numberOf(entry.resourceId);
  const request = entry.resourceType === "request" ? own : numberOf(details["request"]);
  return {
    event,
    data: {
      ...(request !== undefined && { requestId: request }),
      ...(entry.resourceType !== "request" && own !== undefined && { [`${entry.resourceType}Id`]: own }),
      ...(numberOf(details["response"]) !== undefined && {
        responseId: numberOf(details["response"]) as number,
      }),
    },
  };
}

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};
