import type { IconName } from "../../design/text/Icon.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";

export const statusTones: Record<
  | "pending"
  | "captured"
  | "sent"
  | "delivered"
  | "undelivered"
  | "read"
  | "responded"
  | "failed"
  | "superseded"
  | "unread",
  BadgeTone
> = {
  pending: "caution",
  captured: "neutral",
  sent: "info",
  delivered: "positive",
  undelivered: "critical",
  read: "neutral",
  responded: "positive",
  failed: "critical",
  superseded: "neutral",
  unread: "info",
};

export const priorityTones: Record<"low" | "medium" | "high" | "critical", BadgeTone> = {
  low: "neutral",
  medium: "neutral",
  high: "pressing",
  critical: "critical",
};

export const typeIcons: Record<"email" | "sms" | "phone" | "pass" | "alert", IconName> = {
  email: "mail",
  sms: "chat",
  phone: "phone",
  pass: "file",
  alert: "bell",
};
