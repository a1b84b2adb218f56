import * as z from "zod/mini";
import type { Call, Context } from "../context.ts";
import type { AudienceName } from "../access/audiences.ts";
import type { Scope } from "../../../shared/core/access/trust.ts";
import { parse, type RefusalCode } from "../errors.ts";
import type { Prefetch } from "../prefetch/prefetch.ts";

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
  "Directory exchange":
    "The public directory of help in the Human Services Data Specification (HSDS) 3.1 of Open Referral.",
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
  /** The scope for API keys; without one, no key can use it. */
  scope?: Scope;
  /** A call as a program makes it. Tests run it too, and the examples tell one story. */
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
  /** Media types of a binary body or answer. */
  sends?: readonly string[];
  answers?: readonly string[];
  /** The same for every caller: browsers may cache it for some minutes, and it is compressed. */
  isKept?: boolean;
}

/** Schemas that the document lists as named components. */
export const components = z.registry<{ id: string }>();

/** Names a schema that several calls share or that deserves a name. */
export function component<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
  components.add(schema, { id });
  return schema;
}

/** The answer of a call that returns nothing else. */
export const doneAnswer = component("Done", z.object({ success: z.literal(true), message: z.string() }));

/** One REST call with its description and its handler. */
export interface Route extends Described {
  access: AudienceName;
  handle: (context: Context, call: RestCall) => unknown;
  prefetch?: RoutePrefetch | undefined;
}

/**
 * What this call reads together with an officer's session, from its path and body
 * (core/prefetch/prefetch.ts). If it refuses the input, nothing is prefetched.
 */
export type RoutePrefetch = (call: Call, asked: { path: string; body: unknown }) => Prefetch | undefined;

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
export type Routes = Record<`${Method} ${"/api/" | "/hsds/"}${string}`, Route>;

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
  /** A body that the service parses, as for GraphQL: described here and passed on unparsed. */
  form?: z.ZodMiniType;
  answer?: z.ZodMiniType;
  status?: 200 | 201;
  isKept?: boolean;
  takesIdempotencyKey?: boolean;
  isPaged?: boolean;
  prefetch?: RoutePrefetch;
}

/**
 * A call's description and its handler, which receives the parsed body and query. Nothing is parsed
 * twice.
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
