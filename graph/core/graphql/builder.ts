import SchemaBuilder from "@pothos/core";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError } from "graphql";
import { getDatamodel } from "../../../prisma/pothos.ts";
import type PrismaTypes from "../../../prisma/pothos.ts";
import type { Context } from "../context.ts";
import { AccessPlugin } from "../access/plugin.ts";
import { Refusal } from "../errors.ts";
import { globalIdIn, globalIdOf } from "./ids.ts";
import { admit, admitTool, type AudienceName } from "../access/audiences.ts";
import type { Scope } from "../../../shared/core/access/trust.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

interface Types {
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  AuthScopes: { entrance: { audience: AudienceName; scope: Scope | undefined } };
  Scalars: {
    ID: { Input: string; Output: string | number };
    DateTime: { Input: Date; Output: Date };
    Date: { Input: string; Output: string };
    USD: { Input: number; Output: number };
  };
}

SchemaBuilder.registerPlugin("access", AccessPlugin);

export const builder = new SchemaBuilder<Types>({
  plugins: ["access", RelayPlugin, ScopeAuthPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  scopeAuth: {
    authorizeOnSubscribe: true,
    treatErrorsAsUnauthorized: false,
    // Only types refuse this way (fields throw their own sentence): a hidden object does not exist.
    unauthorizedError: () => new Refusal("NOT_FOUND", coreSays.hidden),
    authScopes: ({ viewer }) => ({
      entrance: ({ audience, scope }) => {
        admit(viewer, audience);
        admitTool(viewer, scope);
        return true;
      },
    }),
  },
  relay: {
    clientMutationId: "omit",
    cursorType: "String",
    encodeGlobalID: globalIdOf,
    decodeGlobalID: globalIdIn,
    nodeTypeOptions: { description: "An object with a Relay global ID." },
    pageInfoTypeOptions: { description: "Where a page starts and ends." },
    hasNextPageFieldOptions: { description: "True if another page follows." },
    hasPreviousPageFieldOptions: { description: "True if a page comes before." },
    startCursorFieldOptions: { description: "Cursor of the first row. Null on an empty page." },
    endCursorFieldOptions: { description: "Cursor of the last row. Null on an empty page." },
    firstArgOptions: { description: "Number of rows from the start." },
    nodeQueryOptions: {
      args: { id: { description: "Relay global ID of the object." } },
      access: "public", // each type declares who may read it by its id
      description:
        "Any object by its Relay global ID. Null if it does not exist or the caller may not read it.",
    },
    nodesQueryOptions: false,
  },
  prisma: { client: ({ db }) => db, dmmf: getDatamodel(), onUnusedQuery: null },
});

/** "2026-03-14T09:26:53.000000+00:00" and some more; a longer text is no moment. */
const maxMomentCharacters = 64;

builder.scalarType("DateTime", {
  description: "Date and time in UTC, as ISO 8601, such as `2026-03-14T09:26:53.000Z`.",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(
      typeof value === "string" && value.length > maxMomentCharacters ? NaN : String(value),
    );
    if (Number.isNaN(date.getTime()))
      throw new GraphQLError("DateTime must be an ISO 8601 moment", { extensions: { code: "INVALID" } });
    return date;
  },
});
builder.scalarType("Date", {
  description: "Calendar day as YYYY-MM-DD.",
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value))
      throw new GraphQLError("Date must be YYYY-MM-DD", { extensions: { code: "INVALID" } });
    return value;
  },
});
builder.scalarType("USD", {
  description: "Amount in US dollars, with cents as decimals, such as `12.5`.",
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== "number" || !Number.isFinite(value))
      throw new GraphQLError("USD must be a number", { extensions: { code: "INVALID" } });
    return value;
  },
});

builder.queryType({ description: "Everything that can be read. See `Mutation` for the error codes." });
builder.mutationType({
  description:
    "Everything that can be changed. An expected failure is an error with `extensions.code`. Its message is also in `extensions.key` and `extensions.values` for translation. INVALID can carry `extensions.fields` and `extensions.fieldKeys`: the messages for each field. Every mutation can answer INVALID, UNAUTHENTICATED (sign in first), FORBIDDEN (not allowed), RATE_LIMITED (too many writes), UNAVAILABLE (maintenance) and INTERNAL. The descriptions name the other codes, and when they occur.",
});
builder.subscriptionType({ description: "Live changes, over WebSocket (graphql-ws)." });
