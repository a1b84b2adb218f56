import { isVisitor } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import type { Refusal } from "../errors.ts";
import { record } from "./record.ts";

/**
 * A caller without permission was turned away. Kept so that an administrator sees who tries.
 * Visitors without a session are not recorded.
 */
export async function noteDenial(context: Context, refusal: Refusal, door: string) {
  if (refusal.code !== "FORBIDDEN" || isVisitor(context.viewer)) return;
  try {
    await record(context.db, context, {
      action: "access.denied",
      resourceType: "access",
      resourceId: door,
      outcome: "failure",
    });
  } catch (error) {
    context.log.error({ err: error, correlation: context.correlation }, "a denial could not be recorded");
  }
}
