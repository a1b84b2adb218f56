import { GraphQLError, Kind, type DocumentNode, type SelectionSetNode } from "graphql";
import { isAnyAdmin } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../errors.ts";
import { says } from "../sentences.ts";
import { headersOf } from "./refusals.ts";

/** Nobody but administrators writes for now; it says when to come back. */
export class Maintenance extends Refusal {
  readonly retryAfterSeconds = 300;
}

/**
 * On every answer of GraphQL meanwhile, so that the client's frame says it before somebody types.
 */
export const maintainedHeader = "safevoice-maintained";

/**
 * A page of the web app with the mark by which its frame says the same. The one that devices keep
 * for offline is sent as it is.
 */
export const underMaintenance = (
  page: string,
  pathname: string,
  { maintenanceMode }: { maintenanceMode: boolean },
) => (maintenanceMode && pathname !== "/offline" ? page.replace("<html ", "<html data-maintained ") : page);

type Caller = Pick<Context, "config" | "viewer">;

/**
 * What goes on during maintenance though it is no reading: signing in and out, and what keeps
 * nothing.
 */
const goesOn = new Set([
  "POST /api/admin/login",
  "DELETE /api/session",
  "POST /api/ai-support/chat",
  "POST /api/needs/read",
  "adminLogin",
  "logOut",
  "endSession",
  "endOtherSessions",
]);

/**
 * Refuses a write while the product is maintained. Everybody reads on, and administrators go on
 * working.
 */
export function refuseDuringMaintenance({ config, viewer }: Caller, acts: readonly string[]): void {
  const { maintenanceMode, systemName: name } = config();
  if (!maintenanceMode || isAnyAdmin(viewer)) return;
  if (acts.length > 0 && acts.every((act) => goesOn.has(act))) return;
  throw new Maintenance("UNAVAILABLE", says.maintenance({ name }));
}

/**
 * What a document of GraphQL does, by the names of its mutations; what hides in a fragment is named
 * by the fragment, and so does not go on.
 */
export const mutationsIn = (document: DocumentNode): string[] =>
  document.definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION && part.operation === "mutation"
      ? namesIn(part.selectionSet)
      : [],
  );

const namesIn = ({ selections }: SelectionSetNode) =>
  selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : "…"));

/**
 * The same refusal as GraphQL answers it over HTTP: with its status, for whoever looks at nothing
 * else.
 */
export const asUnavailable = (refusal: Maintenance) =>
  new GraphQLError(refusal.message, {
    extensions: { ...refusal.details, http: { status: refusal.status, headers: headersOf(refusal) } },
  });
