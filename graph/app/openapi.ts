import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { publicUrl, type Env } from "../core/env.ts";
import { html } from "../core/html.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import { accessWords } from "./addresses.ts";
import type { Described } from "../core/http/rest.ts";
import { serverPage } from "../core/pages/server-page.ts";
import { calls } from "./domains.ts";

/** Audiences that need no session. */
const forEverybody = new Set<Described["access"]>(["anyone", "public"]);

const jsonSchema = (schema: unknown, io: "input" | "output") =>
  schema ? z.toJSONSchema(schema as $ZodType, { io, unrepresentable: "any", target: "openapi-3.0" }) : {};

const bytes = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));

/** The description of every REST call and of the files, made from the same schemas that check the calls. */
export function openApi(env: Env) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, route] of Object.entries(calls)) {
    const [method, path] = key.split(" ") as [string, string];
    (paths[path.replace(/:(\w+)/g, "{$1}")] ??= {})[method.toLowerCase()] = operation(key, route, path);
  }
  return {
    openapi: "3.0.3",
    info: {
      title: "SafeVoice",
      version: "1.0.0",
      description:
        "Emergency assistance fund: the REST calls for external tools. The session cookie says who asks.",
    },
    servers: [{ url: publicUrl(env) }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "safevoice" } },
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
  }));
  const query = (route.query ? jsonSchema(route.query, "input") : {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return {
    summary: route.summary,
    description: accessWords(key),
    ...(!forEverybody.has(route.access) && { security: [{ session: [] }] }),
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
        content: route.sends ? bytes(route.sends) : json(jsonSchema(route.body, "input")),
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

const json = (schema: unknown): Content => ({ "application/json": { schema } });

type Content = Record<string, { schema: unknown }>;
interface Operation {
  summary: string;
  description: string;
  requestBody?: { content: Content };
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
export function apiPage(c: HonoContext<AppEnv>, env: Env): Response {
  const sections = Object.entries(openApi(env).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      callSection(`${method.toUpperCase()} ${path}`, call as Operation),
    ),
  );
  return serverPage(c, {
    title: "SafeVoice API",
    body: html`
      <p>
        The session cookie says who asks; ids and roles in a body or a query grant nothing. A failure answers
        <code>{success: false, message, code, key?, values?, fields?, fieldKeys?, requestId}</code>. The same
        as <a href="/api/openapi.json">OpenAPI 3</a>; <a href="/graphql">GraphQL</a> is the full interface.
      </p>
      ${sections}
    `,
  });
}

function callSection(title: string, { summary, description, requestBody, responses }: Operation) {
  const answer = Object.values(responses)[0]?.content;
  return html`<section class="card">
    <h2><code>${title}</code></h2>
    <p>${summary} ${description}</p>
    ${requestBody ? shape("Body", requestBody.content) : ""} ${answer ? shape("Answer", answer) : ""}
  </section>`;
}

/** A JSON value by its schema; bytes by their types. */
const shape = (title: string, content: Content) =>
  html`<h3>${title}</h3>
    <pre tabindex="0">
${content["application/json"] ? JSON.stringify(content["application/json"].schema, null, 2) : Object.keys(content).join("\n")}</pre>`;
