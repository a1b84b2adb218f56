import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import type { Context } from "../../../core/context.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { uuidOf } from "../../../core/security/secrets.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";
import { adminNotice } from "../../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import type { DecisionFacts } from "../approval/facts.sql.ts";
import type { CapReached } from "../approval/transition.ts";

/**
 * Administrators are notified once a day per officer or recipient: the message has the same id, no
 * matter who writes it first.
 */
export const capNotices = (context: Context, facts: DecisionFacts, { cap, key }: CapReached) =>
  noticesOf(context, facts, { ...said(context, facts, cap), about: `limit ${cap} ${key}` });

/** Once a day per urgency level, administrators are notified that an approval waits for money. */
export const fundNotices = (context: Context, facts: DecisionFacts, amountCents: number) =>
  noticesOf(context, facts, {
    title: "An approval is waiting for money",
    text: `Request ${facts.caseId} was approved, but no fund has ${money(amountCents, "en")} for it. Add money to a fund, then approve it again.`,
    about: `fund short ${facts.urgencyLevel}`,
  });

interface Notice {
  title: string;
  text: string;
  /** Identifies the reason, which is reported once a day. */
  about: string;
}

async function noticesOf(context: Context, facts: DecisionFacts, { title, text, about }: Notice) {
  const addresses = await noticeAddresses(context, context.db, { permission: "approve" });
  const day = dayIn(context.zone(), context.now());
  return addresses.map((recipientAddress) => ({
    ...composeMessage(
      context,
      adminNotice(recipientAddress, {
        team: "Requests",
        title,
        subject: `${title} (${facts.caseId})`,
        paragraphs: [text, others],
        requestId: facts.id,
      }),
    ),
    id: uuidOf(`${about} ${day} ${recipientAddress}`),
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
