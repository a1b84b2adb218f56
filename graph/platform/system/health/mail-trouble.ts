import type { Kernel } from "../../../core/context.ts";
import { sampleEveryMs } from "../../../../shared/platform/system/health.ts";

/** Older samples say nothing: no server sampled since. */
const freshMs = 4 * sampleEveryMs;

/**
 * Why emails are not sent now: this process's newest try, or the newest sample of the mail server.
 * Undefined if they are, and if no mail server is set up or email is off.
 */
export async function mailTrouble({
  db,
  mailer,
  now,
  config,
}: Pick<Kernel, "db" | "mailer" | "now" | "config">): Promise<string | undefined> {
  if (mailer.captured || !config().emailEnabled) return undefined;
  const tried = mailer.trouble?.();
  if (tried) return `emails are not sent: ${tried}`;
  const newest = await db.healthSample.findFirst({
    where: { component: "email", at: { gt: new Date(now().getTime() - freshMs) } },
    orderBy: { at: "desc" },
    select: { state: true },
  });
  return newest?.state === "error" ? "emails are not sent: The mail server does not answer." : undefined;
}
