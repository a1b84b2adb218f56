import { getNamedType, isObjectType, type GraphQLObjectType } from "graphql";
import { expect, test } from "vitest";
import { rootFields } from "../../graph/app/access-page.ts";
import { schema } from "../../graph/app/schema.ts";
import { audiences, type AudienceName } from "../../graph/core/access/audiences.ts";
import { accessOf } from "../../graph/core/access/plugin.ts";
import { adminRoles, type AdminRoleName } from "../../shared/core/access/roles.ts";
import type { AdminViewer } from "../../graph/core/access/viewer.ts";

// What a role may not read by its id, it does not reach through a field either. A field's audience
// is checked at the root alone, so a root field that returns another domain's type opens all of it.

/** Their services ask `can.seeRequest`, so that each viewer gets only their own. */
const ownRequests = [
  "Mutation.createRequest",
  "Mutation.endPass",
  "Mutation.makePass",
  "Mutation.recordTextStop",
  "Mutation.saveSafeContact",
  "Mutation.takeRelease",
  "Mutation.textPassLink",
  "Mutation.withdrawRelease",
  "Query.request",
  "Query.requests",
  "Subscription.requestChanged",
  "Subscription.requestsChanged",
];

/** Root fields that every role may call, because their services decide. */
const decidedByService: Readonly<Record<string, readonly string[]>> = {
  EmergencyRequest: ownRequests,
  HelpDispatch: ownRequests,
  // Each kind of work names its permission (desk/tasks/work.sql.ts).
  DeskTask: ["Query.deskWork"],
  // An account lists its keys to super administrators alone (accounts/api-keys/service.ts).
  ApiKey: ["Query.admins", "Subscription.adminChanged"],
};

const asRole = (role: AdminRoleName): AdminViewer => ({
  ...{ kind: "admin", sessionId: 1, adminId: 1, username: role, emailKey: "" },
  ...{ roles: [role], agencies: null, shownAgency: null, owes: null },
});
const rolesIn = (audience: AudienceName) =>
  adminRoles.filter((role) => audiences[audience].admits(asRole(role)));

/** Types with a rule of their own, and the roles that may read any of their rows. */
const ruled: readonly (readonly [string, readonly AdminRoleName[]])[] = Object.values(
  schema.getTypeMap(),
).flatMap((type) => {
  const access = isObjectType(type) ? accessOf(type) : undefined;
  if (typeof access !== "object") return [];
  if (typeof access.byId === "string") return [[type.name, rolesIn(access.byId)] as const];
  return type.name === "EmergencyRequest" ? [[type.name, rolesIn("readCases")] as const] : [];
});

/** All types that one document can read through a type. */
function reachedFrom(type: GraphQLObjectType, seen = new Set<string>()): Set<string> {
  if (seen.has(type.name)) return seen;
  seen.add(type.name);
  for (const field of Object.values(type.getFields())) {
    const next = getNamedType(field.type);
    if (isObjectType(next)) reachedFrom(next, seen);
  }
  return seen;
}

const reached = rootFields().flatMap(([key, audience]) => {
  const [root = "", name = ""] = key.split(".");
  const type = getNamedType((schema.getType(root) as GraphQLObjectType).getFields()[name]!.type);
  return isObjectType(type) ? [{ key, roles: rolesIn(audience), types: reachedFrom(type) }] : [];
});

test.each(ruled)("no role reaches %s that may not read it by its id", (type, readers) => {
  const open = reached
    .filter(({ types, roles }) => types.has(type) && roles.some((role) => !readers.includes(role)))
    .map(({ key }) => key);
  expect(open.toSorted()).toEqual(decidedByService[type] ?? []);
});
