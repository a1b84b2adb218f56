import type { Context } from "../core/context.ts";
import { announceWork } from "../letters/service.ts";

/**
 * After the transaction: whoever looks at the request sees it, the letters are written, and the
 * pools are counted anew.
 */
export function announceDispatches(context: Context, requestId: number, pools: readonly number[] = []) {
  context.events.publish("requestChanged", { id: requestId });
  announceWork(context);
  for (const id of new Set(pools)) context.events.publish("vendorChanged", { id });
}
