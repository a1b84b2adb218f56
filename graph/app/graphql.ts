import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { useGraphQlJit } from "@envelop/graphql-jit";
import { blockFieldSuggestionsPlugin } from "@escape.tech/graphql-armor-block-field-suggestions";
import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import { useDisableIntrospection } from "@graphql-yoga/plugin-disable-introspection";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { parse, type DocumentNode } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { privately } from "../core/http/caching.ts";
import type { Context, Kernel } from "../core/context.ts";
import { explained, useRefusals } from "../core/graphql/errors.ts";
import type { Limits } from "../core/http/call-limits.ts";
import type { Ahead } from "../core/sessions/ahead.ts";
import { dispatchAhead } from "../dispatches/ahead.ts";
import { listAhead } from "../requests/list.ts";
import { schema } from "./schema.ts";

export interface YogaServerContext {
  req: IncomingMessage;
  res: ServerResponse;
  context: Context;
}

/** GraphQL over HTTP. Limits on what a document may ask stand here; who may ask stands with each field. */
export function createGraphQL(kernel: Kernel, limits: Limits) {
  const production = kernel.env.NODE_ENV === "production";
  const persisted = new PersistedDocuments(production);
  const yoga = createYoga<YogaServerContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    batching: false,
    // Nobody else's page reads an answer, so no answer says who may.
    cors: false,
    logging: false,
    // Limited before it gets here (server.ts); Yoga's own stream costs a twentieth of a call.
    maxRequestBodySize: false,
    extraParamNames: ["documentId"],
    graphiql: production
      ? false
      : { title: "SafeVoice GraphQL", subscriptionsProtocol: "WS", defaultQuery: "{ viewer { kind } }" },
    // 30 MB of script, in memory when a developer opens it
    renderGraphiQL: async (options) =>
      (await import("@graphql-yoga/render-graphiql")).renderGraphiQL(options),
    maskedErrors: { maskError: (error) => explained(kernel, error) },
    context: ({ context }) => context,
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: !production,
        extractPersistedOperationId: (params) => (params as { documentId?: string }).documentId ?? null,
        getPersistedOperation: (id) => persisted.text(id),
      }),
      // A plan is compiled once and kept, so only for the app's own documents: others would fill the cache.
      useGraphQlJit(
        {},
        {
          enableIf: ({ operationName }) =>
            !!operationName && persisted.names.has(operationName) && production,
        },
      ),
      { onResponse: ({ response }) => response.headers.set("cache-control", privately) },
      useRefusals(kernel, limits),
      maxTokensPlugin({ n: 2000 }),
      maxDepthPlugin({ n: 14, ignoreIntrospection: true }),
      maxAliasesPlugin({ n: 15 }),
      // A fragment is a way of writing and no level: the app's own documents have many, and come to half of this.
      costLimitPlugin({ maxCost: 5000, flattenFragments: true, ignoreIntrospection: true }),
      blockFieldSuggestionsPlugin(),
      ...(production ? [useDisableIntrospection()] : []),
    ] as Plugin[],
  });
  return { yoga, persisted, production };
}

export type GraphQL = ReturnType<typeof createGraphQL>;

function asObject(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The app's own documents by their hash, written by the Relay compiler. In development they change under the running server. */
class PersistedDocuments {
  names = new Set<string>();
  private texts: Record<string, string> = {};
  private readonly file = "graph/app/persisted.json";
  private readonly fixed: boolean;
  constructor(fixed: boolean) {
    this.fixed = fixed;
    this.load();
  }
  text(id: string): string | null {
    if (!(id in this.texts) && !this.fixed) this.load();
    return Object.hasOwn(this.texts, id) ? (this.texts[id] ?? null) : null;
  }
  /** What the document of this body will read first; whatever is wrong with the body, Yoga says. */
  ahead(body: string): Ahead | undefined {
    const { documentId: id, variables } = asObject(body);
    const text = typeof id === "string" ? this.text(id) : null;
    if (typeof id !== "string" || text === null) return undefined;
    const document = this.parsed.get(id) ?? parse(text, { noLocation: true });
    this.parsed.set(id, document);
    const given = (variables ?? {}) as Record<string, unknown>;
    return listAhead(document, given) ?? dispatchAhead(document, given);
  }
  private readonly parsed = new Map<string, DocumentNode>();
  private load() {
    if (!existsSync(this.file)) return;
    this.texts = JSON.parse(readFileSync(this.file, "utf8")) as Record<string, string>;
    this.names = new Set(
      Object.values(this.texts).flatMap(
        (text) => /^(?:query|mutation|subscription)\s+(\w+)/m.exec(text)?.[1] ?? [],
      ),
    );
  }
}
