import type { Kernel } from "../../../core/context.ts";
import { mailRoute } from "./route.ts";

/** What is known of test emails through the mail server and sender in force. */
export interface TestMails {
  hasServer: boolean;
  /** When the newest one was confirmed. */
  confirmedAt: Date | null;
  /** When the newest one was sent. */
  sentAt: Date | null;
  /** The link of the newest one no longer works, unused. */
  isExpired: boolean;
  /** One was confirmed, but through another server or from another sender. */
  isOfOther: boolean;
}

export async function readTestMails(
  kernel: Pick<Kernel, "db" | "env" | "keys" | "config" | "now">,
): Promise<TestMails> {
  const { db, now } = kernel;
  const routeHash = mailRoute(kernel);
  const isConfirmed = { confirmedAt: { not: null } } as const;
  const [confirmed, newest, other] = await Promise.all([
    db.testMail.findFirst({
      where: { routeHash: routeHash ?? "", ...isConfirmed },
      orderBy: { confirmedAt: "desc" },
    }),
    db.testMail.findFirst({ where: { routeHash: routeHash ?? "" }, orderBy: { id: "desc" } }),
    db.testMail.findFirst({ where: isConfirmed, select: { id: true } }),
  ]);
  return {
    hasServer: routeHash !== null,
    confirmedAt: confirmed?.confirmedAt ?? null,
    sentAt: newest?.sentAt ?? null,
    isExpired: newest !== null && newest.confirmedAt === null && newest.expiresAt <= now(),
    isOfOther: !confirmed && other !== null,
  };
}
