import type { Context } from "../../../core/context.ts";
import { secretHref } from "../../../core/security/secret-links.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { mailRoute } from "./route.ts";

/** How long the link of a test email works. */
export const testMailDays = 2;

/** The one-time link of a test email. It works once the email was sent and its row is kept. */
export function testMailLink(context: Context) {
  const { db, env, keys, random, now, events } = context;
  const token = random.token();
  const routeHash = mailRoute(context) ?? "";
  return {
    href: secretHref(env, "test-mail", token),
    async keep(sentBy: string) {
      const sentAt = now();
      const expiresAt = new Date(sentAt.getTime() + testMailDays * dayMs);
      await db.$transaction([
        // Those that no one confirmed in time are of no use.
        db.testMail.deleteMany({ where: { confirmedAt: null, expiresAt: { lte: sentAt } } }),
        db.testMail.create({ data: { tokenHash: keys.hash(token), routeHash, sentBy, sentAt, expiresAt } }),
      ]);
      events.publish("setupChanged", { item: "test-email" });
    },
  };
}
