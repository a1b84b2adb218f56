import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import {
  notificationChoice,
  type NotificationChoice,
} from "../../../../shared/officers/verification/rules.ts";

/** An officer chooses the notification channels for answers and decisions. */
export async function chooseNotifications(context: Context, input: unknown): Promise<NotificationChoice> {
  const { viewer } = context;
  admit(viewer, "officer");
  const { email, sms } = parse(notificationChoice, input);
  await context.db.$transaction(async (tx) => {
    const data = { notifyByEmail: email, notifyBySms: sms };
    await tx.officer.update({ where: { id: viewer.officerId }, data });
    await record(tx, context, {
      action: "officer.notifications-chosen",
      resourceType: "officer",
      resourceId: viewer.officerId,
      details: { email, sms },
    });
  });
  return { email, sms };
}
