import type { GraphQLResolveInfo } from "graphql";
import { queryFromInfo } from "@pothos/plugin-prisma";
import type PrismaTypes from "../../../prisma/pothos.ts";
import type { Context } from "../context.ts";
import { builder } from "./builder.ts";

/*
 * The one shape of all mutations: `approveRequest(input: ApproveRequestInput!):
 * ApproveRequestPayload!`, where the payload holds the changed object under its name.
 */

/** An input that only identifies an object. */
export const inputNaming = (name: string, description: string) =>
  builder.inputType(name, { fields: (t) => ({ id: t.globalID({ description }) }) });

/**
 * A payload with the row that a mutation changed. The mutation reads the row with the selection of
 * `askedOf`. If a row was read without it, the payload reads what is missing.
 */
export const payloadWith = <Model extends keyof PrismaTypes>(name: string, field: string, model: Model) =>
  builder.objectRef<PrismaTypes[Model]["Shape"]>(name).implement({
    fields: (t) => ({ [field]: t.field({ type: model as never, resolve: (row) => row as never }) }),
  });

/**
 * The selection of the payload's row, for the service, so that the row is read once when it is
 * changed and not again for the payload.
 */
export const askedOf = (field: string, context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, path: [field] }) as { select?: never; include?: never };
