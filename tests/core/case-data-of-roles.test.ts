import { beforeAll, expect, test } from "vitest";
import { adminRoles, grants } from "../../shared/core/access/roles.ts";
import { handsOver } from "../../graph/help/pass/policy.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, fileRequest, globalId, signInAdmin, signInOfficer } from "../harness/people.ts";

const lab = useKernel();
let officer: Caller;
let number = 0;
beforeAll(async () => {
  officer = await signInOfficer(lab);
  number = await fileRequest(lab, officer, { recommended: 20 });
});

const listed = `{ requests(first: 5) { edges { node { number victimName } } } }`;
const opened = `query ($n: Int!) { request(number: $n) { victimName victimPhone } }`;
const byId = `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest { victimName } } }`;
const withPass = `query ($n: Int!) { request(number: $n) { helpPass { madeBy } } }`;
const waiting = (fields: string) => `{ requestsWaitingForFund { ${fields} } }`;
const paying = (fields: string) => `{ statementVendors { ${fields} } }`;

test.each(adminRoles)("%s reads requests only with the permission for it", async (role) => {
  const reads = grants([role], "readCases");
  const caller = await signInAdmin(lab, { role });
  const list = (await ask(caller, listed)).data.requests.edges;
  expect(list.map((edge: { node: { number: number } }) => edge.node.number)).toEqual(reads ? [number] : []);
  const hidden = { code: reads ? undefined : "NOT_FOUND" };
  expect(await ask(caller, opened, { n: number })).toMatchObject(hidden);
  expect(await ask(caller, byId, { id: globalId("EmergencyRequest", number) })).toMatchObject(hidden);
  expect(await ask(caller, withPass, { n: number })).toMatchObject(hidden);
});

test.each(adminRoles)(
  "%s with readMoney sees which cases wait and whose files come, no more",
  async (role) => {
    const code = grants([role], "readMoney") ? undefined : "FORBIDDEN";
    const caller = await signInAdmin(lab, { role });
    expect((await ask(caller, waiting("number caseId approvalAmount"))).code).toBe(code);
    expect((await ask(caller, paying("vendorId name"))).code).toBe(code);
    for (const query of [waiting("victimName"), waiting("dispatches { id }"), paying("dispatchesGiven")])
      expect((await ask(caller, query)).message).toMatch(/^Cannot query field/);
  },
);

test.each(adminRoles)("%s hands over a pass only with the permission to work on cases", async (role) => {
  const { viewer } = await (await signInAdmin(lab, { role })).context();
  expect(handsOver(viewer, { officerId: 1, citizenId: null })).toBe(grants([role], "workCases"));
});
