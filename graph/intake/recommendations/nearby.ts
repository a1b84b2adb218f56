import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { can } from "../requests/policy.ts";
import type { Help } from "../../../shared/community/directory/search/helps.ts";
import { placesFor } from "../../community/directory/service.ts";
import { locationOf } from "./location.ts";

/** The maximum number per requested kind of help; without any, of all kinds. */
const perKind = 3;

/**
 * Help near the person, straight from the directory without a recommendation: what citizens may see
 * of their own request.
 */
export async function nearbyHelp(
  context: Context,
  { state, victimAddress, requestedHelpTypes }: EmergencyRequest,
) {
  if (can.seeAdvice(context.viewer)) return [];
  const where = locationOf(state, { address: victimAddress });
  const helps: readonly Help[] = requestedHelpTypes.length > 0 ? requestedHelpTypes : ["social"];
  const found = await Promise.all(
    helps.map((help) => placesFor(context, { help, first: perKind, ...where })),
  );
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}
