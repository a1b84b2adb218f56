import { GraphQLError, Kind, type DocumentNode, type SelectionSetNode } from "graphql";
import { isAnyAdmin } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../errors.ts";
import { says } from "../../../shared/core/sentences.ts";
import { headersOf } from "./refusals.ts";

/** Only administrators may write for now. Says when to come back. */
export class Maintenance extends Refusal {
  override readonly retryAfterSeconds = 300;
}

/** Sent with every GraphQL answer meanwhile, so that the client can warn before anyone types. */
export const maintainedHeader = "safevoice-maintained";

/**
 * A page of the web app with the maintenance mark for its frame. The offline page is sent
 * unchanged.
 */
export const underMaintenance = (
  page: string,
  pathname: string,
  { maintenanceMode }: { maintenanceMode: boolean },
) => (maintenanceMode && pathname !== "/offline" ? page.replace("<html ", "<html data-maintained ") : page);

type Caller = Pick<Context, "config" | "viewer">;

/** Writes that continue during maintenance: signing in and out, and calls that store nothing. */
const goesOn = new Set([
  "POST /api/admin/login",
  "DELETE /api/session",
  "POST /api/ai-support/chat",
  "POST /api/needs/read",
  "adminLogin",
  "beginPasskeySignIn",
  "finishPasskeySignIn",
  "logOut",
  "endSession",
  "endOtherSessions",
]);

/** Refuses a write during maintenance. Reads continue, and administrators keep working. */
export function refuseDuringMaintenance({ config, viewer }: Caller, acts: readonly string[]): void {
  const { maintenanceMode, systemName: name } = config();
  if (!maintenanceMode || isAnyAdmin(viewer)) return;
  if (acts.length > 0 && acts.every((act) => goesOn.has(act))) return;
  throw new Maintenance("UNAVAILABLE", says.maintenance({ name }));
}

/**
 * The mutations in a GraphQL document. A mutation hidden in a fragment appears under the fragment's
 * name, and so is refused.
 */
export const mutationsIn = (document: DocumentNode): string[] =>
  document.definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION && part.operation === "mutation"
      ? namesIn(part.selectionSet)
      : [],
  );

const namesIn = ({ selections }: SelectionSetNode) =>
  selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : "…"));

/** The same refusal as GraphQL over HTTP, with its status for clients that read only that. */
export const asUnavailable = (refusal: Maintenance) =>
  new GraphQLError(refusal.message, {
    extensions: { ...refusal.details, http: { status: refusal.status, headers: headersOf(refusal) } },
  });
