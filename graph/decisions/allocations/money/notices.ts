import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import type { Context } from "../../../core/context.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { uuidOf } from "../../../core/security/secrets.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";
import { adminNotice } from "../../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import type { DecisionFacts } from "../approval/facts.sql.ts";
import { settingTable } from "../../../../shared/platform/system/setting-table.ts";
import type { LimitReached } from "../approval/transition.ts";
import type { LimitDecider } from "../../../../shared/decisions/allocations/rules.ts";

/**
 * Administrators are notified once a day per officer, agency or recipient: the message has the same
 * id, no matter who writes it first.
 */
export function limitNotices(context: Context, facts: DecisionFacts, { limit, key }: LimitReached) {
  const { title, allows } = limit.notice;
  const config = context.config();
  const dayCents = config[settingTable[limit.daySetting].column];
  const monthCents = config[settingTable[limit.monthSetting].column];
  // Without a limit for a day, that of the month holds for it too.
  const day = money(dayCents || monthCents, "en");
  const month = money(monthCents, "en");
  return noticesOf(context, facts, {
    title,
    text: `Request ${facts.caseId} ${needs[limit.whoDecides]}. ${allows} ${day} within 24 hours and ${month} within 30 days. This request goes over that limit.`,
    about: `limit ${limit.name} ${key}`,
  });
}

const needs: Record<LimitDecider, string> = {
  administrator: "needs an administrator's approval",
  second_person: "needs a second approval, which can come from an administrator",
};

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
  const addresses = await noticeAddresses(context, context.db, {
    permission: "approve",
    agencyId: facts.agencyId,
  });
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
