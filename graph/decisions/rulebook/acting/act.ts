import type { Context } from "../../../core/context.ts";
import { approveByRule } from "./automatic.ts";
import { escalate } from "./escalate.ts";
import { readWaiting, requestsAtOnce } from "./waiting.sql.ts";

/**
 * The background work of the urgency rules: each overdue request is auto-approved if its rule may,
 * else escalated. Safe in several processes at once. Returns how many it acted on.
 */
export async function actOnRules(context: Context): Promise<number> {
  let done = 0;
  let after = 0;
  for (;;) {
    const waiting = await readWaiting(context, after);
    for (const request of waiting) {
      after = request.number;
      try {
        const isApproved = request.mayBeApproved && (await approveByRule(context, request.number));
        if (isApproved || (await escalate(context, request))) done += 1;
      } catch (error) {
        context.log.error({ err: error, requestId: request.number }, "a rule could not act; tried again");
      }
    }
    if (waiting.length < requestsAtOnce) return done;
  }
}
