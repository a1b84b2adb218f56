import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { WebhookEvent } from "../../../shared/accounts/webhooks/rules.ts";

const events: Record<WebhookEvent, string> = {
  "request.created": "A request was filed",
  "request.approved": "A request was approved",
  "request.denied": "A request was denied",
  "request.completed": "A request was completed",
  "dispatch.created": "Help was dispatched",
  "dispatch.voided": "A dispatch was voided",
  "letter.written": "A letter was written",
  "letter.voided": "A letter was voided",
  "response.received": "Someone replied",
};
const states: Partial<Record<string, string>> = {
  queued: "Queued",
  sending: "Sending",
  sent: "Delivered",
  failed: "Failed",
};

export const en = {
  title: "Webhooks",
  also: "integrations, events, notifications, HTTP",
  failed: "Could not load webhooks. Please try again.",
  text: "A webhook sends events to another system. Payloads contain no personal data, and each delivery is signed.",
  add: "New webhook",
  empty: "No webhooks yet.",
  name: "Name",
  url: "URL",
  urlHint: "A public https:// URL. To use a private network, set WEBHOOK_ALLOW_PRIVATE=1 on the server.",
  whichEvents: "Events",
  events: events as Partial<Record<string, string>>,
  test: "Test",
  states,
  create: "Create webhook",
  creating: "Creating...",
  cancel: "Cancel",
  created: (name: string) => `Signing secret for ${name}`,
  once: "Copy it now. You won't see it again. Deliveries are signed in the Standard Webhooks format (webhook-id, webhook-timestamp, webhook-signature).",
  active: "Active",
  inactive: "Off",
  activeOf: (name: string) => `${name} is active`,
  disabled: (when: string) => `Turned off on ${when} after three days without a successful delivery.`,
  failing: (when: string) => `No successful delivery since ${when}.`,
  by: (who: string, when: string) => `Created by ${who}, ${when}`,
  testNow: "Send test event",
  testOf: (name: string) => `Send test event to ${name}`,
  tested: "Test event queued",
  replay: "Resend",
  replayOf: (event: string) => `Resend: ${event}`,
  replayed: "Event queued again",
  isReplay: "resent",
  deliveries: "Recent deliveries",
  noDeliveries: "No deliveries yet.",
  tries: (count: number) => pluralEn(count, "1 attempt", `${count} attempts`),
  answered: (status: number) => `HTTP ${status}`,
  nextTry: (when: string) => `next attempt ${when}`,
  delete: "Delete",
  deleteOf: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: "It will stop receiving events. This can't be undone.",
  deleted: (name: string) => `${name} deleted`,
  actFailed: "Something went wrong",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
