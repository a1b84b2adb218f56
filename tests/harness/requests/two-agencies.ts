import { adminRoles } from "../../../shared/core/access/roles.ts";
import type { Lab } from "../kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../people.ts";
import { buildCanaryCase, firstRows, identification, secrets } from "./canary-case.ts";

/** Audiences that are open to everyone, or about the caller's own account alone. */
export const forEveryone = new Set(["anyone", "public", "officer", "anyAdmin", "knownAdmin"]);

/** What a text tells of the canary case, which is B's. */
export const toldOf = (caseId: string, text: string): string[] =>
  [...Object.values(secrets), ...Object.values(identification), caseId].filter((one) => text.includes(one));

/**
 * Two agencies: A with a request of its own and an administrator with every role, and B with the
 * whole canary case. `rows` are the first rows of each type, by number or UUID.
 */
export async function openTwoAgencies(lab: Lab) {
  const add = (name: string, domain: string) =>
    lab.db.agency.create({ data: { name, domains: { create: { domain } } } });
  const a = await add("A Town", "a-town.gov");
  await add("B Town", "branwhistle.gov");
  const { number, caseId } = await buildCanaryCase(lab);
  const rows = await firstRows(lab);
  const own = await fileRequest(lab, await signInOfficer(lab, { supervisorEmail: "chief@a-town.gov" }));
  const ofA = await signInAdmin(lab, { roles: [...adminRoles], agencies: [a.id] });
  return { number, caseId, rows, own, ofA };
}
