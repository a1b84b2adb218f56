import { beforeAll, expect, test } from "vitest";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { adminRoles, grants } from "../../shared/core/access/roles.ts";
import { columnsOf } from "../../graph/intake/requests/columns.ts";
import { readRequestPage } from "../../graph/intake/requests/list.sql.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { ask, signInAdmin } from "../harness/people.ts";
import { useRecordedServer } from "../harness/servers/recorded-server.ts";

/*
 * The list of requests: the statement, the statement that is read together with the session, and
 * the plain path give the same answer.
 */

const lab = useKernel();
let every: EveryKind;
beforeAll(async () => {
  every = await fileEveryKind(lab);
});
const server = useRecordedServer(lab);

const list = (fields: string, args = "first: 50") =>
  `{ requests(${args}) { edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
const fields = Object.keys(columnsOf);

/** With a relation in the selection Prisma reads whole rows. */
async function plainly(caller: Caller, selection: string, args?: string) {
  const answer = await ask(caller, list(`${selection} evidence { url }`, args));
  const { data } = JSON.parse(JSON.stringify(answer));
  for (const { node } of data?.requests.edges ?? []) delete node.evidence;
  return { code: answer.code, data: data ?? null };
}
async function byStatement(caller: Caller, selection: string, args?: string) {
  const { code, data } = await ask(caller, list(selection, args));
  return { code, data: JSON.parse(JSON.stringify(data ?? null)) as unknown };
}

const lengths: Record<string, number | undefined> = {
  visitor: undefined,
  officerOfTheCase: 6,
  officerOfAnotherAgency: 1,
  officerWaitingForAnswer: 0,
  citizen: 3,
  admin: 10,
  superAdmin: 10,
  adminBeforePassword: undefined,
};

test.each(adminRoles)("an administrator with the role %s lists the same in both ways", async (role) => {
  const caller = await signInAdmin(lab, { roles: [role] });
  const { data } = await plainly(caller, "number");
  expect(data?.requests.edges.length).toBe(grants([role], "readCases") ? 10 : 0);
  expect((await byStatement(caller, "number")).data).toEqual(data);
});

test.each(Object.keys(lengths))(
  "each field alone, and all together, are as in the plain path: %s",
  async (who) => {
    const caller = every.viewers[who]!;
    const whole = await plainly(caller, fields.join(" "));
    expect(whole.data?.requests.edges.length).toBe(lengths[who]);
    expect(await byStatement(caller, fields.join(" "))).toEqual(whole);
    for (const field of fields) {
      const answer = await byStatement(caller, field);
      expect([field, answer]).toEqual([field, await plainly(caller, field)]);
    }
  },
);

test.each(["officerOfTheCase", "citizen", "admin"])("page by page: %s", async (who) => {
  const caller = every.viewers[who]!;
  let after = "";
  for (let page = 0; page < 12; page += 1) {
    const args = `first: 2${after}`;
    const plain = await plainly(caller, "number createdAt", args);
    expect(await byStatement(caller, "number createdAt", args)).toEqual(plain);
    const { hasNextPage, endCursor } = plain.data.requests.pageInfo;
    if (!hasNextPage) return;
    after = `, after: "${endCursor}"`;
  }
  throw new Error("the list has no end");
});

test.each(["officerOfTheCase", "officerOfAnotherAgency"])(
  "read together with the session it is the same: %s",
  async (who) => {
    const call = async () => {
      server.statements();
      const json = await server.call(every.viewers[who]!, "RequestsPageQuery");
      return { json, statements: server.statements() };
    };
    const apart = await call();
    const together = await call();
    expect(apart.statements.some((name) => name.startsWith("requests-officerId-first"))).toBe(true);
    expect(together.statements).toEqual([expect.stringMatching(/^sessions-requests-/)]);
    expect(together.json).toEqual(apart.json);
  },
);

test("a page of columns is what Prisma selects, for each owner and from each row on", async () => {
  const names = [...new Set(Object.values(columnsOf).flat())];
  const columns = { names: [...names, "id" as const], key: "parity" };
  const select = Object.fromEntries(columns.names.map((name) => [name, true]));
  const { citizenId } = await lab.db.emergencyRequest.findFirstOrThrow({
    where: { citizenId: { not: null } },
  });
  for (const owner of [
    null,
    { officerId: every.officer.officerId },
    { citizenId: citizenId! },
    { officerId: 0 },
  ]) {
    const rows = await lab.db.emergencyRequest.findMany({
      where: owner ?? {},
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select,
    });
    for (const [at, after] of [undefined, ...rows.map((row) => Number(row["id"]))].entries())
      expect(await readRequestPage(lab, owner ?? wholeProgram(), { columns, take: 4, after })).toEqual(
        rows.slice(at, at + 4),
      );
  }
});
