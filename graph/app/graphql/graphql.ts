import type { IncomingMessage, ServerResponse } from "node:http";
import { useGraphQlJit } from "@envelop/graphql-jit";
import { blockFieldSuggestionsPlugin } from "@escape.tech/graphql-armor-block-field-suggestions";
import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { useDisableIntrospection } from "@graphql-yoga/plugin-disable-introspection";
import {
  usePersistedOperations,
  type UsePersistedOperationsOptions,
} from "@graphql-yoga/plugin-persisted-operations";
import { getOperationAST, type DocumentNode, type ExecutionResult, type GraphQLError } from "graphql";
import { createYoga, processRegularResult, type Plugin } from "graphql-yoga";
import { privately } from "../../core/http/caching.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { explained, useRefusals } from "../../core/graphql/errors.ts";
import { withTrainingMarks } from "../../core/pages/banner.ts";
import { isTool } from "../../core/access/viewer.ts";
import { keepReleasedToTool } from "../../intake/releases/live-release.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { graphiqlTabs } from "./graphiql-tabs.ts";
import { KnownDocuments, type KnownCall } from "./persisted-documents.ts";
import { partnerDocument, partnerOperations } from "../partners/documents.ts";
import { schema } from "../schema.ts";

export interface YogaServerContext {
  req: IncomingMessage;
  res: ServerResponse;
  context: Context;
}

/** GraphQL over HTTP. Limits on documents are here; each field declares who may use it. */
export function createGraphQL(kernel: Kernel, limits: Limits) {
  const production = kernel.env.NODE_ENV === "production";
  const persisted = new KnownDocuments(production);
  const partners = new Set(partnerOperations().map(({ name }) => name));
  const isKnown = (name: string) => persisted.names.has(name) || partners.has(name);
  const yoga = createYoga<YogaServerContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    batching: false,
    // A kept error lacks what Yoga adds to it over HTTP, if a socket sent the same text first.
    parserAndValidationCache: { errorCache: { get: () => undefined, set: () => undefined } },
    // Pages of other origins never read an answer, so there are no CORS headers.
    cors: false,
    logging: false,
    // Limited before it gets here (server.ts); Yoga's own stream costs a twentieth of a call.
    maxRequestBodySize: false,
    extraParamNames: ["documentId"],
    graphiql: production
      ? false
      : { title: "SafeVoice GraphQL", subscriptionsProtocol: "WS", defaultTabs: graphiqlTabs },
    // 30 MB of script, in memory when a developer opens it
    renderGraphiQL: async (options) => {
      const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
      const page = renderGraphiQL(options);
      return kernel.env.TRAINING ? withTrainingMarks(page) : page;
    },
    maskedErrors: { maskError: (error) => explained(kernel, error) },
    context: ({ context }) => context,
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: !production,
        extractPersistedOperationId: (params) => (params as { documentId?: string }).documentId ?? null,
        // An API key runs the partner documents alone, and no one else runs those.
        getPersistedOperation: (id, _request, { context }: { context: Context }) =>
          isTool(context.viewer) ? (partnerDocument(id)?.text ?? null) : persisted.text(id),
        customErrors: unknownDocument,
      }),
      // A plan is compiled once and kept, so only for the app's own documents: others would fill
      // the cache.
      useGraphQlJit(
        {},
        {
          enableIf: ({ operationName }) => !!operationName && isKnown(operationName) && production,
        },
      ),
      useOperationMetrics(kernel, isKnown),
      { onResponse: ({ response }) => response.headers.set("cache-control", privately) },
      useRefusals(kernel, limits),
      useTokenLimit(2000),
      maxDepthPlugin({ n: 14, flattenFragments: true, ignoreIntrospection: true, onReject }),
      maxAliasesPlugin({ n: 15, onReject }),
      // Fragments do not count as levels: the app's own documents have many, and reach half of this
      // limit.
      costLimitPlugin({ maxCost: 5000, flattenFragments: true, ignoreIntrospection: true, onReject }),
      blockFieldSuggestionsPlugin(),
      ...(production ? [useDisableIntrospection()] : []),
    ] as Plugin[],
  });

  /**
   * Yoga without its HTTP adapter, which builds a Request and a Response for each call: a sixth of
   * the processor time of a list. The rest is unchanged, and an answer is identical.
   */
  async function answer(
    { req, res, context }: YogaServerContext,
    { documentId, operationName, variables }: Pick<KnownCall, "documentId" | "operationName" | "variables">,
    type = "application/json",
  ): Promise<void> {
    const result = (await yoga.getResultForParams(
      {
        params: { documentId, variables, ...(operationName !== undefined && { operationName }) } as object,
        request: asked,
      },
      { req, res, context },
    )) as ExecutionResult;
    if (operationName !== undefined) await keepReleasedToTool(context, operationName, result.data);
    const response = processRegularResult(result, yoga.fetchAPI, type);
    res.statusCode = response.status;
    res
      .setHeaders(response.headers)
      .setHeader("cache-control", privately)
      .end(await response.text());
  }
  return { yoga, persisted, answer, production };
}

/**
 * Counts and times operations by the names of known documents. Nothing here is async: a promise
 * would cost each read a tick.
 */
const useOperationMetrics = ({ metrics, tracing }: Kernel, isKnown: (name: string) => boolean): Plugin => {
  const nameOf = (asked: string | null | undefined, document: DocumentNode) => {
    const name = getOperationAST(document, asked)?.name?.value;
    return name !== undefined && isKnown(name) ? name : "other";
  };
  return {
    onExecute({ args }) {
      const operation = nameOf(args.operationName, args.document);
      const began = performance.now();
      const end = tracing.start(`GraphQL ${operation}`);
      return {
        onExecuteDone({ result }) {
          const failed = "errors" in result && !!result.errors?.length;
          metrics.graphql({ operation, failed, ms: performance.now() - began });
          end({ "graphql.operation.name": operation, "safevoice.failed": failed });
        },
      };
    },
    onSubscribe: ({ args }) => metrics.subscription(nameOf(args.operationName, args.document)),
  };
};

/**
 * The parser stops at the first token over the limit, so longer documents are never read to the
 * end.
 */
const useTokenLimit = (maxTokens: number): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    setParseFn((source: string, options?: object) => parseFn(source, { ...options, maxTokens }));
  },
});

/** A document that is too deep or too costly is refused with the code of an invalid document. */
const onReject = [
  (_context: unknown, { extensions }: GraphQLError) =>
    Object.assign(extensions, { code: "GRAPHQL_VALIDATION_FAILED", http: { spec: true, status: 400 } }),
];

/** Production's answer to a document that is not the app's own. */
const unknownDocument: UsePersistedOperationsOptions["customErrors"] = {
  notFound: refusedDocument("No known document has this documentId", "PERSISTED_QUERY_NOT_IN_LIST"),
  keyNotFound: refusedDocument("The call has no documentId", "PERSISTED_QUERY_ID_REQUIRED"),
  persistedQueryOnly: refusedDocument("This server runs no query text", "CANNOT_SEND_PQ_ID_AND_BODY"),
};

function refusedDocument(problem: string, code: string) {
  const message = `${problem}. A session runs the web app's own documents. An API key runs the partner documents, which are listed at /api/docs.`;
  return { message, extensions: { code } };
}

/** Everything that plugins read from a Request. */
const asked = { method: "POST" } as Request;

export type GraphQL = ReturnType<typeof createGraphQL>;
