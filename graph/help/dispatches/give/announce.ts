import type { Context } from "../../../core/context.ts";
import { announceWork } from "../../../messages/letters/service.ts";

/** After the commit: open requests are updated, letters are written, and pools are recounted. */
export function announceDispatches(context: Context, requestId: number, pools: readonly number[] = []) {
  context.events.publish("requestChanged", { id: requestId });
  announceWork(context);
  for (const id of new Set(pools)) context.events.publish("vendorChanged", { id });
}
