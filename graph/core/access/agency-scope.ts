import type { Prisma } from "../../../prisma/client/client.ts";
import { Refusal } from "../errors.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import type { AdminViewer, Viewer } from "./viewer.ts";

declare const made: unique symbol;

/**
 * The agencies whose cases a list, a search or a count has. `null`: all cases, also those of no
 * agency. A statement over cases takes one, and only `scopedTo` and `wholeProgram` make one, so
 * the compiler finds a list that forgot its viewer.
 */
export interface AgencyScope {
  readonly [made]: true;
  readonly agencies: readonly number[] | null;
}

const makeScope = (agencies: readonly number[] | null) => ({ agencies }) as AgencyScope;
const all = makeScope(null);

/** What the viewer's lists have: of an administrator's agencies, or the one that was chosen. */
export function scopedTo(viewer: Viewer): AgencyScope {
  if (viewer.kind !== "admin") return all;
  if (viewer.shownAgency !== null) return makeScope([viewer.shownAgency]);
  return fullScopeOf(viewer);
}

/** What a viewer may open by its number, whichever agency the lists show. */
export const fullScopeOf = (viewer: Viewer): AgencyScope =>
  isOfAgencies(viewer) ? makeScope(viewer.agencies) : all;

/** For jobs, letters and money, which serve the program and not one viewer. */
export const wholeProgram = (): AgencyScope => all;

/** Sees the cases of some agencies, and nothing that belongs to the program itself. */
export const isOfAgencies = (viewer: Viewer): viewer is AdminViewer & { agencies: readonly number[] } =>
  viewer.kind === "admin" && viewer.agencies !== null;

/** Whether the viewer may see a case of this agency; null is a case of none. */
export const reaches = (viewer: Viewer, agencyId: number | null): boolean =>
  !isOfAgencies(viewer) || (agencyId !== null && viewer.agencies.includes(agencyId));

/** The answer for a case of another agency is that for a missing one. */
export function demandReach(viewer: Viewer, agencyId: number | null): void {
  if (!reaches(viewer, agencyId)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
}

/** The requests, or the officers' cases, of a scope. */
export const casesIn = ({ agencies }: AgencyScope): { agencyId?: { in: number[] } } =>
  agencies === null ? {} : { agencyId: { in: [...agencies] } };

/** Rows of a table whose column names a request. */
export const ofCasesIn = (scope: AgencyScope): { request?: Prisma.EmergencyRequestWhereInput } =>
  scope.agencies === null ? {} : { request: casesIn(scope) };

/** A condition on the alias of a table with `agencyId`. The numbers are the database's own. */
export const sqlIn = ({ agencies }: AgencyScope, alias: string): string => {
  if (agencies === null) return "true";
  return agencies.length === 0 ? "false" : `${alias}."agencyId" IN (${agencies.map(Number).join(", ")})`;
};

/** It as a further condition; nothing for the whole program, whose statements stay as they are. */
export const andIn = (scope: AgencyScope, alias: string): string =>
  scope.agencies === null ? "" : ` AND ${sqlIn(scope, alias)}`;
export const andOfCasesIn = (scope: AgencyScope, column: string): string =>
  scope.agencies === null ? "" : ` AND ${sqlOfCasesIn(scope, column)}`;

/** The same for a column that names a request. A row without a request is in no agency. */
export const sqlOfCasesIn = (scope: AgencyScope, column: string): string =>
  scope.agencies === null
    ? "true"
    : `EXISTS (SELECT FROM "EmergencyRequest" a WHERE a."id" = ${column} AND ${sqlIn(scope, "a")})`;

/** Ends the name of a statement of its own for each scope. Empty for the whole program. */
export const nameOf = ({ agencies }: AgencyScope): string =>
  agencies === null ? "" : `-of-${agencies.join("-") || "none"}`;
