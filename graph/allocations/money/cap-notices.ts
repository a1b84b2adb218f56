import { noticeAddresses } from "../../admins/accounts/notices.ts";
import type { Context } from "../../core/context.ts";
import { money } from "../../core/i18n/i18n.ts";
import { sha256 } from "../../core/security/secrets.ts";
import { composeMessage, mailLayout } from "../../communications/compose.ts";
import type { DecisionFacts } from "../../statements/approval/facts.ts";
import type { CapReached } from "../approval/transition.ts";

/**
 * Administrators are notified once a day per officer or recipient: the message has the same id, no
 * matter who writes it first.
 */
export async function capNotices(context: Context, facts: DecisionFacts, { cap, key }: CapReached) {
  const addresses = await noticeAddresses(context, context.db);
  const day = context.now().toISOString().slice(0, 10);
  const { title, text } = said(context, facts, cap);
  return addresses.map((recipientAddress) => ({
    ...composeMessage(context, {
      kind: "admin-notice",
      channel: "email",
      recipientType: "admin",
      recipientName: "Requests",
      recipientAddress,
      subject: `${title} (${facts.caseId})`,
      ...mailLayout({ title, paragraphs: [text, others] }),
      requestId: facts.id,
    }),
    id: uuidOf(`limit ${cap} ${key} ${day} ${recipientAddress}`),
  }));
}

const others = "Other requests may be waiting for the same reason. We send only one email about it per day.";

function said({ config }: Context, { caseId }: DecisionFacts, cap: CapReached["cap"]) {
  const { officerCapDayCents, officerCapMonthCents, victimCapDayCents, victimCapMonthCents } = config();
  const limits = (dayCents: number, monthCents: number) =>
    `${money(dayCents, "en")} within 24 hours and ${money(monthCents, "en")} within 30 days`;
  return cap === "officer"
    ? {
        title: "An officer's limit was reached",
        text: `Request ${caseId} needs an administrator's approval. One officer can allocate ${limits(officerCapDayCents, officerCapMonthCents)}. This request goes over that limit.`,
      }
    : {
        title: "The limit for one recipient was reached",
        text: `Request ${caseId} needs a second approval, which can come from an administrator. With one approval, a recipient can get ${limits(victimCapDayCents, victimCapMonthCents)}. This request goes over that limit.`,
      };
}

const uuidOf = (text: string) =>
  sha256(text)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
