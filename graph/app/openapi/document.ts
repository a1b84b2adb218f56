import { scopes } from "../../../shared/core/access/trust.ts";
import { publicUrl, type Env } from "../../core/env.ts";
import { ownIdentity } from "../../core/installation-name.ts";
import { tags, type Described } from "../../core/http/rest.ts";
import { outsideActOf } from "../../intake/releases/outside-acts.ts";
import { calls } from "../domains.ts";
import { headerText, parameterText } from "./properties.ts";
import { createSchemas, type JsonSchema, type Schemas } from "./schemas.ts";
import { errorSchema, refusalResponses, refusalsOf } from "./refusals.ts";
import { accessWords } from "../route-access.ts";

/** Audiences that need no session. */
const openToAll = new Set<Described["access"]>(["anyone", "public"]);

/**
 * The description of every REST call and of the files, made from the same schemas that check the
 * calls.
 */
export function openApi(env: Env, title: string = ownIdentity.systemName) {
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas = createSchemas();
  for (const [key, route] of Object.entries(calls)) {
    const [method, path] = key.split(" ") as [string, string];
    (paths[path.replace(/:(\w+)/g, "{$1}")] ??= {})[method.toLowerCase()] = operation(schemas, key, route);
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1.0.0",
      summary: "REST interface of an emergency assistance fund.",
      description:
        "REST calls for external tools. The session cookie or an API key identifies the caller, never both. An API key opens only the calls that name a scope; calls that are open to anyone stay open with a key. GraphQL at `/graphql` is the full interface. An API key with the scope `graphql:read` runs the documents listed at `/api/docs`.",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: publicUrl(env), description: "This installation." }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "safevoice",
          description: "Session cookie from a sign-in or from the officer form.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "sv_…",
          description: `API key from Settings, as \`Authorization: Bearer sv_…\`. Scopes: ${scopes.join(", ")}.`,
        },
      },
      responses: refusalResponses,
      schemas: { Error: errorSchema, ...schemas.components() },
    },
  };
}

function operation(schemas: Schemas, key: string, route: Described): Operation {
  const of = route.operationId;
  return {
    operationId: of,
    tags: [route.tag],
    summary: route.summary,
    description: [
      route.description,
      `Access: ${accessWords(key)}`,
      ...(route.scope ? [keyWords(route.scope, key)] : []),
    ]
      .filter(Boolean)
      .join(" "),
    security: [openToAll.has(route.access) ? {} : { session: [] }, ...(route.scope ? [{ apiKey: [] }] : [])],
    ...(route.scope && { "x-scope": route.scope }),
    "x-codeSamples": samplesOf(key, route),
    parameters: parametersOf(schemas, key, route),
    ...((route.body || route.sends) && {
      requestBody: {
        required: true,
        content: route.sends
          ? bytes(route.sends)
          : json(schemas.of(route.body, { io: "input", within: of }), route.example?.body),
      },
    }),
    responses: {
      [route.status ?? 200]: {
        description: route.status === 201 ? "Created." : "Success.",
        ...(route.isPaged && {
          headers: { Link: { description: headerText.link, schema: { type: "string" } } },
        }),
        content: route.answers
          ? bytes(route.answers)
          : json(schemas.of(route.answer, { io: "output", within: of })),
      },
      ...refusalsOf(route),
    },
  };
}

function parametersOf(schemas: Schemas, key: string, route: Described): Parameter[] {
  const of = route.operationId;
  const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const example = route.example?.params?.[name];
    const isNumber = /^\d+$/.test(example ?? "");
    return {
      name,
      in: "path",
      required: true,
      description: parameterText(of, name),
      schema: { type: isNumber ? "integer" : "string" },
      ...(example && { example: isNumber ? Number(example) : example }),
    };
  });
  const query = route.query ? schemas.of(route.query, { io: "input", within: of }) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: query.required?.includes(name) ?? false,
    description: description ?? "",
    schema,
  }));
  const idempotencyKey = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: headerText.idempotencyKey,
    schema: { type: "string", minLength: 16 },
  };
  return [...inPath, ...inQuery, ...(route.takesIdempotencyKey ? [idempotencyKey] : [])];
}

const bytes = (types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));

const json = (schema: JsonSchema, example?: unknown): Content => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

const keyWords = (scope: string, key: string) =>
  `An API key needs the scope \`${scope}\`.${outsideActOf(key) ? ` ${releaseWords}` : ""}`;

const releaseWords =
  "Values about a person are empty unless the person released them to the key's organization, or that organization has an agreement.";

/** The example as a shell command for each way to sign in. A test runs them all. */
function samplesOf(key: string, { example = {}, scope, sends, answers }: Described): Sample[] {
  const [method, path = ""] = key.split(" ");
  const address = path.replace(/:(\w+)/g, (name) => example.params?.[name.slice(1)] ?? name);
  const query = example.query ? `?${new URLSearchParams(example.query)}` : "";
  const body = sends
    ? ` -H 'content-type: ${sends[0]}' --data-binary @file`
    : example.body
      ? ` -H 'content-type: application/json' -d '${JSON.stringify(example.body)}'`
      : "";
  const call = `curl -X ${method} "$SAFEVOICE${address}${query}"${body}${answers ? " -OJ" : ""}`;
  return [
    ...(scope
      ? [{ lang: "Shell", label: "API key", source: `${call} -H "authorization: Bearer $SAFEVOICE_KEY"` }]
      : []),
    { lang: "Shell", label: "Session", source: `${call} -b cookies -c cookies` },
  ];
}

interface Sample {
  lang: string;
  label: string;
  source: string;
}

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: string | number;
}

/** One call in the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  "x-codeSamples": Sample[];
  responses: Record<string, { description?: string; content?: Content; $ref?: string }>;
}
