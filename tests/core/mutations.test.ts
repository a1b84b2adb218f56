import { getNamedType, isInputObjectType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { createGraphQL } from "../../graph/app/graphql/graphql.ts";
import { schema } from "../../graph/app/schema.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { persistedId } from "../harness/persisted.ts";
import { ask, fileRequest, globalId, newRequestForm, signInAdmin, signInOfficer } from "../harness/people.ts";

const lab = useKernel();

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test.each(mutations.map((field) => [field.name, field] as const))(
  "%s takes one input, unless there is nothing to say, and answers one payload of things",
  (name, { args, type }) => {
    const ownName = name[0]?.toUpperCase() + name.slice(1);
    expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual(
      args.length === 0 ? [] : [`input: ${ownName}Input!`],
    );
    expect(String(type)).toBe(`${ownName}Payload!`);
    for (const { type } of args) expect(isInputObjectType(getNamedType(type))).toBe(true);
    expect(isObjectType(getNamedType(type))).toBe(true);
  },
);

/** Calls to Prisma, apart from hand-written statements. */
let asked: string[] = [];
const listening = (): Kernel["db"] =>
  lab.db.$extends({
    query: {
      $allModels: {
        $allOperations: ({ model, operation, args, query }) => {
          asked.push(`${model}.${operation}`);
          return query(args);
        },
      },
    },
  }) as never;

/** The screens' own documents, as an environment runs them: production compiles them. */
const actsIn = (NODE_ENV: "test" | "production") => {
  const { yoga } = createGraphQL({ ...lab, env: { ...lab.env, NODE_ENV } }, noLimits);
  return async (caller: Caller, name: string, input: object): Promise<unknown> => {
    const context = { ...(await caller.context()), db: listening() };
    asked = [];
    const answer = await yoga.fetch(
      "http://localhost/graphql",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ documentId: persistedId(name), operationName: name, variables: { input } }),
      },
      { context } as never,
    );
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
};
const theReading = "EmergencyRequest.findUniqueOrThrow";
/** Of the number, by its hash: no relation leads to it. */
const theStop = "TextStop.findUnique";
/** Who requests wait for: of several tables, read for several rows at once. */
const theWaiting = ["EmergencyRequest.findMany", "AuditEntry.findMany"];

test.each(["test", "production"] as const)(
  "in %s the row that a mutation changed is read once, with its whole selection",
  async (environment) => {
    const act = actsIn(environment);
    const officer = await signInOfficer(lab);
    const number = await fileRequest(lab, officer, { recommended: 20 });
    const id = globalId("EmergencyRequest", number);
    const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
    const approved = await act(officer, "ApproveButtonMutation", { id, amount: 20, version });
    const request = { number, status: "approved", allocations: [{ amount: 20 }] };
    expect(approved).toMatchObject({ approveRequest: { request } });
    expect(asked).toEqual([theReading, theStop, ...theWaiting]);

    const allocation = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId: number } });
    const distributed = { id: globalId("FundAllocation", allocation.id) };
    await act(officer, "DistributeButtonMutation", distributed);
    expect(asked).toEqual(["FundAllocation.findUnique", theReading, theStop, ...theWaiting]);

    const form = { ...newRequestForm(), idempotencyKey: lab.random.uuid() };
    await act(officer, "NewRequestFormMutation", form);
    expect(asked.slice(asked.lastIndexOf("Message.createMany") + 1)).toEqual([theReading]);
  },
);

test.each(["test", "production"] as const)(
  "in %s a payload also answers fields that the service read its row without",
  async (environment) => {
    const act = actsIn(environment);
    const officer = await signInOfficer(lab, { trust: null });
    const id = globalId("OfficerCase", officer.verificationId);
    const { name } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
    expect(
      await act(await signInAdmin(lab), "OfficerAnswerMutation", {
        id,
        decision: "verified",
        reason: "Known",
      }),
    ).toMatchObject({ answerOfficerCase: { officerCase: { officerName: name, status: "verified" } } });
  },
);

test("so does one whose service reads its own row", async () => {
  const officer = await signInOfficer(lab, { trust: null });
  const { data } = await ask(
    officer,
    "mutation { resendVerification { verification { officerName recordings { id } } } }",
  );
  expect(data).toMatchObject({ resendVerification: { verification: { recordings: [] } } });
});
