import * as z from "zod/mini";
import type { Call, Context } from "../context.ts";
import type { AudienceName } from "../access/audiences.ts";
import type { Scope } from "../access/trust.shared.ts";
import { parse, type RefusalCode } from "../errors.ts";
import type { Ahead } from "../sessions/prefetch.ts";

export interface RestCall<Body = unknown, Query = Record<string, string>> {
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** The `Idempotency-Key` header, for calls that must not happen twice. */
  idempotencyKey: string | undefined;
}

/** The areas of the REST interface, in the order of its documentation. */
export const tags = {
  Session: "The caller's session.",
  Requests: "Requests for help, and what they need.",
  Allocations: "Money set aside for requests.",
  Dispatches: "Help from providers.",
  Officers: "Verification of officers by their supervisors.",
  Files: "Files that belong to requests.",
  Directory: "The public directory of help.",
  "Directory administration": "Changes to the directory of help.",
  Support: "The support assistant and phone calls.",
  Inbox: "Messages to and from people, and their templates.",
  Rules: "Urgency rules and rulesets.",
  Reports: "Figures and reports.",
  Administrators: "Sign-in and accounts of administrators.",
  Audit: "The activity log and IP addresses.",
  System: "Health and configuration.",
} as const;
export type Tag = keyof typeof tags;

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** One call as `/api/openapi.json` describes it. */
export interface Described {
  /** The audience, or a sentence if the call checks a rule of its own. */
  access: AudienceName | { words: string };
  /** A unique verb and noun, by which generated clients name their functions. */
  operationId: string;
  tag: Tag;
  /** One line for lists; `description` says the rest. */
  summary: string;
  description?: string;
  /** Refusals that the audience, the schemas and the limits do not already imply. */
  refusals?: readonly RefusalCode[];
  /** What opens it to an API key; without it none does. */
  scope?: Scope;
  /** A call as a program makes it; a test makes it too, and the examples tell one story. */
  example?: Example;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  answer?: z.ZodMiniType;
  /** 200, or 201 for a new object. */
  status?: 200 | 201;
  /** It reads the `Idempotency-Key` header. */
  takesIdempotencyKey?: boolean;
  /** It answers a page, whose `Link` header points to the next one. */
  isPaged?: boolean;
  /** Media types of a body, and of an answer, that is bytes and no JSON. */
  sends?: readonly string[];
  answers?: readonly string[];
  /** The same for every caller: browsers may cache it for some minutes, and it is compressed. */
  isKept?: boolean;
}

/** Schemas that the document shows as named components. */
export const components = z.registry<{ id: string }>();

/** Names a schema that several calls share, or that is worth a name. */
export function component<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  components.add(schema, { id });
  return schema;
}

/** The answer of a call that has nothing else to say. */
export const doneAnswer = component("Done", z.object({ success: z.literal(true), message: z.string() }));

/** One REST call as it is described and as the router answers it. */
export interface Route extends Described {
  access: AudienceName;
  handle: (context: Context, call: RestCall) => unknown;
  ahead?: SaysAhead | undefined;
}

/**
 * What this call reads together with the session of an officer, from its path and its body
 * (sessions/prefetch.ts). What throws here reads nothing ahead.
 */
export type SaysAhead = (call: Call, asked: { path: string; body: unknown }) => Ahead | undefined;

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
export type Routes = Record<`${Method} /api/${string}`, Route>;

interface Shape<Body extends z.ZodMiniType, Query extends z.ZodMiniType> {
  access: AudienceName;
  operationId: string;
  tag: Tag;
  summary: string;
  description?: string;
  refusals?: readonly RefusalCode[];
  scope?: Scope;
  example?: Example;
  query?: Query;
  /** A body that only REST has: it is parsed here. */
  body?: Body;
  /**
   * A body whose service parses it, as it does for GraphQL: it is described here, and handed on as
   * it came.
   */
  form?: z.ZodMiniType;
  answer?: z.ZodMiniType;
  status?: 200 | 201;
  isKept?: boolean;
  takesIdempotencyKey?: boolean;
  isPaged?: boolean;
  ahead?: SaysAhead;
}

/**
 * A call's description and its handler, which receives the body and the query as their schemas made
 * them. Nothing is parsed twice.
 */
export function route<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
>(
  { form, ...shape }: Shape<Body, Query>,
  handle: (context: Context, call: RestCall<z.output<Body>, z.output<Query>>) => unknown,
): Route {
  return {
    ...shape,
    ...(form && { body: form }),
    handle: (context, call) =>
      handle(context, {
        ...call,
        query: (shape.query ? parse(shape.query, call.query) : call.query) as z.output<Query>,
        body: (shape.body ? parse(shape.body, call.body) : call.body) as z.output<Body>,
      }),
  };
}
