import type { Context as HonoContext, Hono } from "hono";
import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { scopes } from "../core/access/trust.shared.ts";
import { publicUrl, type Env } from "../core/env.ts";
import { html, type Html } from "../core/html.ts";
import type { createCompressedAnswers } from "../core/http/compressed-answers.ts";
import { ownIdentity } from "../core/identity.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { accessWords } from "./route-access.ts";
import type { Described } from "../core/http/rest.ts";
import { serverPage } from "../core/pages/server-page.ts";
import { calls } from "./domains.ts";

/** Audiences that need no session. */
const forEverybody = new Set<Described["access"]>(["anyone", "public"]);

const jsonSchema = (schema: unknown, io: "input" | "output") =>
  schema ? z.toJSONSchema(schema as $ZodType, { io, unrepresentable: "any", target: "draft-2020-12" }) : {};

const bytes = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));

/** The description of every REST call and of the files, made from the same schemas that check the calls. */
export function openApi(env: Env, title: string = ownIdentity.systemName) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, route] of Object.entries(calls)) {
    const [method, path] = key.split(" ") as [string, string];
    (paths[path.replace(/:(\w+)/g, "{$1}")] ??= {})[method.toLowerCase()] = operation(key, route, path);
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1.0.0",
      description:
        "Emergency assistance fund: the REST calls for external tools. Who asks is said by the session cookie, or by an API key in the calls that name a scope; never by both.",
    },
    servers: [{ url: publicUrl(env) }],
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "safevoice" },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "sv_…",
          description: `Made under Settings. Scopes: ${scopes.join(", ")}.`,
        },
      },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(key: string, route: Described, path: string) {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    ...(route.example?.params?.[name ?? ""] && { example: route.example.params[name ?? ""] }),
  }));
  const query = (route.query ? jsonSchema(route.query, "input") : {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return {
    summary: route.summary,
    description: [accessWords(key), ...(route.scope ? [keyWords(route.scope)] : [])].join(" "),
    security: [
      forEverybody.has(route.access) ? {} : { session: [] },
      ...(route.scope ? [{ apiKey: [] }] : []),
    ],
    ...(route.scope && { "x-scope": route.scope }),
    "x-codeSamples": samplesOf(key, route),
    parameters: [
      ...parameters,
      ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
        name,
        in: "query",
        required: query.required?.includes(name) ?? false,
        schema,
      })),
    ],
    ...((route.body || route.sends) && {
      requestBody: {
        required: true,
        content: route.sends
          ? bytes(route.sends)
          : json(jsonSchema(route.body, "input"), route.example?.body),
      },
    }),
    responses: {
      [route.status ?? 200]: {
        description: "Done.",
        content: route.answers ? bytes(route.answers) : json(jsonSchema(route.answer, "output")),
      },
      "4XX": {
        description: "Refused, and why.",
        content: json({ $ref: "#/components/schemas/Error" }),
      },
    },
  };
}

const json = (schema: unknown, example?: unknown): Content => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

const keyWords = (scope: string) => `An API key needs the scope ${scope}.`;

/** The example as a line for a shell, for each way of signing in; a test runs them all. The session stands in curl's jar of cookies. */
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

type Content = Record<string, { schema: unknown; example?: unknown }>;
interface Operation {
  summary: string;
  description: string;
  requestBody?: { content: Content };
  "x-codeSamples": Sample[];
  responses: Record<string, { content: Content }>;
}

const sentenceKey = {
  key: { type: "string" },
  values: { type: "object", additionalProperties: { type: ["string", "number"] } },
};

const errorSchema = {
  type: "object",
  required: ["success", "message", "code", "requestId"],
  properties: {
    success: { type: "boolean", enum: [false] },
    message: { type: "string" },
    code: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    ...sentenceKey,
    fieldKeys: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "object", properties: sentenceKey } },
    },
    requestId: { type: "string" },
  },
};

/** The same, as a page to read. */
export function mountApiDescription(
  app: Hono<AppEnv>,
  env: Env,
  answerCompressed: ReturnType<typeof createCompressedAnswers>,
) {
  const documents = new Map<string, string>();
  const documentOf = (title: string) => {
    const text = documents.get(title) ?? JSON.stringify(openApi(env, title));
    documents.clear(); // the name of the system is one
    documents.set(title, text);
    return text;
  };
  app.get("/api/openapi.json", (c) =>
    answerCompressed(c, {
      text: documentOf(c.get("context").config().systemName),
      headers: { "content-type": "application/json", "cache-control": askAgain },
    }),
  );
  let sections: Html[] | undefined;
  app.get("/api/docs", async (c) => {
    const page = apiPage(c, (sections ??= sectionsOf(env)));
    const headers = { ...Object.fromEntries(page.headers), "cache-control": askAgain };
    return answerCompressed(c, { text: await page.text(), headers });
  });
}

/** A browser asks each time, and is told when nothing has changed. */
const askAgain = "no-cache";

const sectionsOf = (env: Env): Html[] =>
  Object.entries(openApi(env).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      callSection(`${method.toUpperCase()} ${path}`, call as Operation),
    ),
  );

function apiPage(c: HonoContext<AppEnv>, sections: Html[]): Response {
  return serverPage(c, {
    title: "API",
    body: html`
      <p>
        The session cookie says who asks, or an API key (<code>Authorization: Bearer sv_…</code>) in the calls
        that name a scope; ids and roles in a body or a query grant nothing. A failure answers
        <code>{success: false, message, code, key?, values?, fields?, fieldKeys?, requestId}</code>. The same
        as <a href="/api/openapi.json">OpenAPI 3.1</a>; <a href="/graphql">GraphQL</a> is the full interface.
      </p>
      ${sections}
    `,
  });
}

function callSection(
  title: string,
  { summary, description, requestBody, responses, "x-codeSamples": samples }: Operation,
) {
  const answer = Object.values(responses)[0]?.content;
  return html`<section class="card">
    <h2><code>${title}</code></h2>
    <p>${summary} ${description}</p>
    ${samples.map(({ source }) => html`<pre tabindex="0">${source}</pre>`)}
    ${requestBody ? shape("Body", requestBody.content) : ""} ${answer ? shape("Answer", answer) : ""}
  </section>`;
}

/** A JSON value by its schema; bytes by their types. */
const shape = (title: string, content: Content) =>
  html`<h3>${title}</h3>
    <pre tabindex="0">
${content["application/json"] ? JSON.stringify(content["application/json"].schema, null, 2) : Object.keys(content).join("\n")}</pre>`;
