import type { GraphQLObjectType } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { rootFields } from "../../graph/app/access-page.ts";
import { calls } from "../../graph/app/domains.ts";
import { schema } from "../../graph/app/schema.ts";
import { audiences, type AudienceName } from "../../graph/core/access/audiences.ts";
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
  const kinds = await Promise.all(people.map(async (one) => (await one.context()).viewer.kind));
  expect(kinds).toEqual(["visitor", "citizen", "officer", "admin"]);
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
