import type { GraphQLResolveInfo } from "graphql";
import { queryFromInfo } from "@pothos/plugin-prisma";
import type PrismaTypes from "../../../prisma/pothos.ts";
import type { Context } from "../context.ts";
import { builder } from "./builder.ts";

/*
 * What the mutations share, which all have one shape: `approveRequest(input: ApproveRequestInput!):
 * ApproveRequestPayload!`, where the payload holds what was changed under the name of the thing.
 */

/** An input that says which thing is meant and no more. */
export const inputNaming = (name: string, description: string) =>
  builder.inputType(name, { fields: (t) => ({ id: t.globalID({ description }) }) });

/**
 * A payload with the row that a mutation changed. The mutation answers the row itself, read with
 * what `askedOf` says is asked of it; of a row that was read without that, what is missing is read
 * for the payload.
 */
export const payloadWith = <Model extends keyof PrismaTypes>(name: string, field: string, model: Model) =>
  builder.objectRef<PrismaTypes[Model]["Shape"]>(name).implement({
    fields: (t) => ({ [field]: t.field({ type: model as never, resolve: (row) => row as never }) }),
  });

/**
 * What is asked of the row in a payload's field, for the service: so it is read once, when it is
 * changed, and not again for the payload.
 */
export const askedOf = (field: string, context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, path: [field] }) as { select?: never; include?: never };
