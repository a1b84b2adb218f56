import type { GraphQLObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { rootFields } from "../../graph/app/access-page.ts";
import { calls } from "../../graph/app/domains.ts";
import { schema } from "../../graph/app/schema.ts";
import { audiences, type AudienceName } from "../../graph/core/access/audiences.ts";
import type { AdminViewer } from "../../graph/core/access/viewer.ts";
import { adminRoles, type AdminRoleName } from "../../shared/core/access/roles.ts";
import { openCitizenSession } from "../../graph/core/sessions/sessions.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../harness/people.ts";

const lab = useKernel();

/** Every kind of caller, each with the least rights of its kind. */
const people: Caller[] = [];

beforeAll(async () => {
  const citizen = await lab.visitor();
  (await openCitizenSession(await citizen.context(), lab.db)).enter();
  const unconfirmed = await signInOfficer(lab, { trust: null });
  const fresh = await signInAdmin(lab, { mustChangePassword: true });
  people.push(await lab.visitor(), citizen, unconfirmed, fresh);
  for (const role of adminRoles) people.push(await signInAdmin(lab, { role }));
  const kinds = await Promise.all(people.map(async (one) => (await one.context()).viewer.kind));
  expect(kinds).toEqual(["visitor", "citizen", "officer", "admin", ...adminRoles.map(() => "admin")]);
});

async function notOf(audience: AudienceName) {
  const all = await Promise.all(
    people.map(async (caller) => ({ caller, context: await caller.context(), ...audiences[audience] })),
  );
  return all.filter(({ context, admits }) => !admits(context.viewer));
}

test.each(rootFields())("%s refuses everybody but its audience (%s)", async (key, audience) => {
  const [root = "", name = ""] = key.split(".");
  const parentType = schema.getType(root) as GraphQLObjectType;
  const { subscribe, resolve } = parentType.getFields()[name]!;
  const enter = subscribe ?? resolve!;
  const info = { parentType, schema, fieldName: name, path: { prev: undefined, key: name, typename: root } };
  for (const { context } of await notOf(audience)) {
    const { kind } = context.viewer;
    // Without arguments: unauthorized callers are refused before arguments are checked.
    const answer = async (): Promise<unknown> => enter({}, {}, context, info as never);
    await expect(answer(), kind).rejects.toMatchObject({
      code: kind === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN",
    });
  }
});

const guarded = Object.entries(calls).flatMap(([key, { access }]): [string, AudienceName][] =>
  typeof access === "string" ? [[key, access]] : [],
);

test.each(guarded)("%s refuses everyone but its audience (%s)", async (key, audience) => {
  const [method = "", path = ""] = key.split(" ");
  for (const { caller, context } of await notOf(audience)) {
    const { kind } = context.viewer;
    const answer = await caller.fetch(path.replace(/:\w+/, "1"), { method });
    expect(answer.status, kind).toBe(kind === "visitor" ? 401 : 403);
  }
});

test("most calls refuse someone", async () => {
  const names = [...rootFields(), ...guarded].map(([, audience]) => audience);
  const refusing = names.filter((name) => name !== "anyone");
  expect(refusing.length).toBeGreaterThan(names.length / 2);
  for (const name of new Set(refusing)) expect((await notOf(name)).length, name).toBeGreaterThan(0);
});

/** What each role may change, besides its own session and what anyone may send. */
const mutationsOf = (role: AdminRoleName) => {
  const viewer: AdminViewer = {
    ...{
      kind: "admin",
      sessionId: 0,
      adminId: 0,
      username: role,
      roles: [role],
      emailKey: "",
      agencies: null,
      shownAgency: null,
      owes: null,
    },
  };
  return rootFields()
    .filter(([key, audience]) => key.startsWith("Mutation.") && audiences[audience].admits(viewer))
    .filter(([, audience]) => !ofEveryone.has(audience))
    .map(([key]) => key.slice("Mutation.".length))
    .toSorted();
};
const ofEveryone = new Set<AudienceName>([
  ...(["anyone", "public", "signedIn", "anyAdmin", "knownAdmin", "admin"] as const),
]);

test("an auditor changes nothing, and the narrow roles only what they are for", () => {
  expect(mutationsOf("auditor")).toEqual([]);
  const money = [
    ...["closeMonth", "confirmDeposit", "enterDeposit", "freezeFund", "importStatement"],
    ...["moveBetweenFunds", "printVoucherBook", "refuseDeposit", "releaseVouchers", "settleDifference"],
  ];
  expect(mutationsOf("treasurer").filter((name) => !name.endsWith("Task"))).toEqual(money);
  expect(mutationsOf("security")).toEqual([
    "blockNetwork",
    "endAddressSessions",
    "endAdminSessions",
    "endAnySession",
    "listNetwork",
    "revokeApiKey",
    "unblockNetwork",
    "unlistNetwork",
  ]);
  const [approver, dispatcher] = [mutationsOf("approver"), mutationsOf("dispatcher")];
  expect(approver).toEqual(expect.arrayContaining(["approveRequest", "denyRequest", "answerOfficerCase"]));
  expect(approver).not.toEqual(expect.arrayContaining(["dispatchHelp"]));
  expect(dispatcher).toEqual(expect.arrayContaining(["dispatchHelp", "voidDispatch", "markDistributed"]));
  expect(dispatcher).not.toEqual(expect.arrayContaining(["approveRequest"]));
  expect(mutationsOf("desk")).toEqual(expect.arrayContaining(["claimCallback", "respondToCommunication"]));
  expect(mutationsOf("desk").filter((name) => /request|dispatch|fund|admin/i.test(name))).toEqual([]);
});

test("an admin changes what dispatcher, approver and desk change; a super admin changes everything", () => {
  const parts = (["dispatcher", "approver", "desk"] as const).flatMap(mutationsOf);
  expect(mutationsOf("admin")).toEqual([...new Set(parts)].toSorted());
  const all = new Set(adminRoles.flatMap(mutationsOf));
  expect(mutationsOf("super_admin")).toEqual([...all].toSorted());
});
