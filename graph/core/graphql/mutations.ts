import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from "@pothos/core";
import { queryFromInfo } from "@pothos/plugin-prisma";
import type PrismaTypes from "../../../prisma/pothos.ts";
import type { AudienceName } from "../access/audiences.ts";
import type { Context } from "../context.ts";
import { builder } from "./builder.ts";
import { prefetching } from "../prefetch/fields.ts";
import { type Prefetch } from "../prefetch/prefetch.ts";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Known> ? Known : never;
/** What an input's fields are built with. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;
/** The fields of a payload, when several mutations share them. */
export type Payload<Result> = ObjectFieldsShape<Types, Result>;

/** The columns and relations that a client selected of a row, for the service to read at once. */
interface Selection {
  select?: never;
  include?: never;
}

interface Act<Fields extends InputFieldMap> {
  access: AudienceName;
  /** What it does, and its error codes. */
  description: string;
  /** Absent for a mutation about the caller's session alone. */
  input?: (t: InputFields) => Fields;
}

interface Mutation<Fields extends InputFieldMap, Result> extends Act<Fields> {
  resolve: (
    input: InputShapeFromFields<Fields>,
    context: Context,
    selected: (field: string) => Selection,
  ) => Result | Promise<Result>;
  /** What it reads first, if that comes with the session. */
  prefetch?: (input: InputShapeFromFields<Fields>) => Prefetch | undefined;
  /** The fields of what `resolve` returns. */
  payload: Payload<NoInfer<Result>>;
}

/**
 * A mutation. All have one shape: `resolveCorrection(input: ResolveCorrectionInput!):
 * ResolveCorrectionPayload!`.
 */
export const mutation = <Fields extends InputFieldMap, Result>(
  name: string,
  { access, description, input, resolve, prefetch, payload }: Mutation<Fields, Result>,
) =>
  builder.relayMutationField(
    name,
    input ? { inputFields: input } : null,
    {
      access,
      description,
      ...(prefetch && { extensions: prefetching(({ input: given }: { input: never }) => prefetch(given)) }),
      resolve: (_root, args, context, info) =>
        resolve(
          (args as { input: never }).input,
          context,
          (field) => queryFromInfo({ context, info, path: [field] }) as Selection,
        ) as never,
    },
    { outputFields: payload as never },
  );

interface RowMutation<Fields extends InputFieldMap, Row> extends Act<Fields> {
  resolve: (
    input: InputShapeFromFields<Fields>,
    context: Context,
    selection: Selection,
  ) => Row | Promise<Row>;
}

/**
 * A mutation whose payload holds the row that it changed, under this name. The service reads the
 * row once, with `selection`. Fields that it did not select are read for the payload.
 */
export const rowMutation = <Fields extends InputFieldMap, Model extends keyof PrismaTypes>(
  name: string,
  [field, model]: readonly [string, Model],
  { resolve, ...act }: RowMutation<Fields, PrismaTypes[Model]["Shape"]>,
) =>
  mutation(name, {
    ...act,
    resolve: (input, context, selected) => resolve(input, context, selected(field)),
    payload: (t) => ({ [field]: t.field({ type: model as never, resolve: (row) => row as never }) }),
  });

/** An input that names the object to change, and nothing else. */
export const idOf = (thing: string) => (t: InputFields) => ({
  id: t.globalID({ description: `Relay global ID of the ${thing}.` }),
});
