import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { rootFields } from "../../graph/app/access-page.ts";
import { calls } from "../../graph/app/domains.ts";
import { createGraphQL } from "../../graph/app/graphql/graphql.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import { schema } from "../../graph/app/schema.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { callerFor, documentFor, goodValue } from "../harness/good-values.ts";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, signInOfficer } from "../harness/people.ts";
import { withReadLengths } from "../harness/read-lengths.ts";

/*
 * Every text of every call gets a million letters, one at a time. Its length is checked before
 * anything reads it: what reads a text uses an expression, a normal form or another case.
 */

const lab = useKernel();
const million = "Ab@1. ".repeat(160_000);
/** Above the maximum of any text but an imported file's. */
const maxRead = 100_000;
/** The directory's file may be so long. */
const isFile = (place: string) => /\bcsv$/.test(place);

let requestId: number;
beforeAll(async () => {
  requestId = await fileRequest(lab, await signInOfficer(lab), { recommended: 20 });
});

describe("GraphQL", () => {
  const audienceOf = new Map<string, string>(rootFields().map(([field, audience]) => [field, audience]));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.values(type?.getFields() ?? {}).map((field) => ({ root: type?.name ?? "", field })),
  );

  /** An argument with one of its texts too long, for each of them. */
  function* lengthened(name: string, type: GraphQLInputType, at: string): Generator<[string, unknown]> {
    if (isNonNullType(type)) yield* lengthened(name, type.ofType, at);
    else if (isListType(type))
      for (const [where, long] of lengthened(name, type.ofType, at)) yield [where, [long]];
    else if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        for (const [where, long] of lengthened(field.name, field.type, `${at}.${field.name}`))
          yield [where, { ...(goodValue(name, type, requestId) as object), [field.name]: long }];
    else if (!isEnumType(type) && !["Int", "Float", "USD", "Boolean"].includes(type.name))
      yield [at, million];
  }

  test.each(
    roots
      .filter(({ field }) => field.args.some(({ name, type }) => !lengthened(name, type, "").next().done))
      .map(({ root, field }) => [`${root}.${field.name}`, root, field] as const),
  )("%s", async (key, root, field) => {
    const { yoga } = createGraphQL(lab, noLimits);
    const caller = await callerFor(lab, audienceOf.get(key));
    const query = documentFor(root, field);
    const read: unknown[] = [];
    for (const arg of field.args)
      for (const [where, long] of lengthened(arg.name, arg.type, arg.name)) {
        const good = field.args
          .filter(({ name }) => !["first", "last", "after", "before"].includes(name))
          .map(({ name, type }) => [name, goodValue(name, type, requestId)]);
        const body = JSON.stringify({ query, variables: { ...Object.fromEntries(good), [arg.name]: long } });
        const context = await caller.context();
        const longest = await withReadLengths(async () => {
          const headers = {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
          };
          const answer = await yoga.fetch("http://localhost/graphql", { method: "POST", headers, body }, {
            context,
          } as never);
          await answer.body?.cancel().catch(() => {}); // a stream may not have begun
          expect(answer.status).toBeLessThan(500);
        });
        if (longest.length > maxRead && !isFile(where)) read.push([where, longest]);
      }
    expect(read).toEqual([]);
  });
});

describe("REST", () => {
  const bodies = Object.entries(calls).flatMap(([key, { access, body, example }]) => {
    const shape = body && "shape" in body ? (body.shape as object) : {};
    const given = (example?.body ?? {}) as Record<string, unknown>;
    const names = Object.keys({ ...shape, ...given });
    return /^(?:POST|PUT|PATCH)/.test(key) && names.length > 0
      ? [[key, { access, given, names }] as const]
      : [];
  });

  test.each(bodies)("%s", async (key, { access, given, names }) => {
    const [method = "", path = ""] = key.split(" ");
    const app = createHttpApp(lab, noLimits);
    const caller = await callerFor(lab, typeof access === "string" ? access : undefined);
    const read: unknown[] = [];
    for (const name of names) {
      const body = JSON.stringify({ ...given, ...("requestId" in given && { requestId }), [name]: million });
      const longest = await withReadLengths(async () => {
        const address = path.replace(/:id/, String(requestId)).replace(/:\w+/, "some-key");
        const headers = {
          "content-type": "application/json",
          ...(caller.cookie && { cookie: caller.cookie }),
        };
        const answer = await app.request(`http://localhost${address}`, { method, headers, body });
        expect(answer.status, await answer.text()).toBeLessThan(500);
      });
      if (longest.length > maxRead && !isFile(name)) read.push([name, longest]);
    }
    expect(read).toEqual([]);
  });
});
