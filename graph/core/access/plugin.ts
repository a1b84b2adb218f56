import {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
  type TypeParam,
} from "@pothos/core";
import type { GraphQLField, GraphQLFieldResolver, GraphQLObjectType } from "graphql";
import type { Context } from "../context.ts";
import { Refusal } from "../errors.ts";
import { refuseStrangeCursors } from "../graphql/ids.ts";
import { audiences, type AudienceName } from "./audiences.ts";
import type { Scope } from "../../../shared/core/access/trust.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      access: AudienceName;
      /** The scope of an API key that may read it. Without one, no key can. */
      scope?: Scope;
    }
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      access: AudienceName;
    }
    interface SubscriptionFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      access: AudienceName;
      /** The scope of an API key that may subscribe. Without one, no key can. */
      scope?: Scope;
    }
    interface ObjectTypeOptions<Types extends SchemaTypes, Shape> {
      /** Lists and payloads need none, since they are reached by their field. */
      access?: TypeAccess<Shape>;
    }
  }
}

type Asking = Pick<Context, "viewer" | "opened">;

/**
 * How an object is reached. `through`: only by a field of a checked object. `public`: by anyone,
 * also by its id. Otherwise by its id if the rule admits the viewer, and by a field of a checked
 * object.
 */
export type TypeAccess<Row = never> =
  | "public"
  | "through"
  | { byId: AudienceName }
  | { byId: (asking: Asking, row: Row) => boolean; words: string };

/**
 * Attaches each field's and type's access declaration to the schema. A root field without an
 * audience, or a type without a declaration, stops the build. `node(id:)` bypasses services, so its
 * rule is checked here, in one place: a rule on a type would run for each row of a list, and not at
 * all in the compiled executor.
 */
export class AccessPlugin<T extends SchemaTypes> extends BasePlugin<T> {
  private readonly types = new Map<string, TypeAccess>();

  override onTypeConfig(config: PothosTypeConfig) {
    if (config.kind !== "Object" || comesWithItsField.test(config.name)) return config;
    const access = accessIn(config) as TypeAccess | undefined;
    if (!access) throw new Error(`The type ${config.name} does not say how one comes to it (access).`);
    this.types.set(config.name, access);
    return { ...config, extensions: { ...config.extensions, access } };
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<T>) {
    if (!isRoot(config.parentType)) return config;
    const audience = accessIn(config) as AudienceName | undefined;
    if (!audience)
      throw new Error(`${config.parentType}.${config.name} does not name its audience (access).`);
    const { scope } = config.pothosOptions as { scope?: Scope };
    return {
      ...config,
      extensions: { ...config.extensions, access: audience, scope },
      pothosOptions: { ...config.pothosOptions, authScopes: { entrance: { audience, scope } } },
    } as typeof config;
  }

  override wrapResolve(resolver: Resolver<T>, { parentType, name }: PothosOutputFieldConfig<T>): Resolver<T> {
    if (parentType !== "Query") return resolver;
    if (name !== "node")
      return (parent, args, context, info) => {
        refuseStrangeCursors(args as Record<string, unknown>);
        return resolver(parent, args, context, info);
      };
    return async (parent, args, context, info) => {
      const node = await resolver(parent, args, context, info);
      const access = this.types.get(typeInId((args as { id: unknown }).id));
      if (node !== null && !isSeenById(access, context as Asking, node as never))
        throw new Refusal("NOT_FOUND", coreSays.hidden);
      return node;
    };
  }
}

/** The access declaration of a root field of the built schema. */
export const audienceOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions["access"] as AudienceName;

/** The scope that a root field requires of an API key. */
export const scopeOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions["scope"] as Scope | undefined;

/** The declaration of an object type; undefined if it comes with its field. */
export const accessOf = ({ extensions }: GraphQLObjectType) => extensions["access"] as TypeAccess | undefined;

/** Lists and payloads are reached only through the field that returns them. */
export const comesWithItsField = /(?:Connection|Edge|Payload)$|^PageInfo$/;

function isSeenById(access: TypeAccess | undefined, asking: Asking, row: never): boolean {
  if (access === undefined || access === "through") return false;
  if (access === "public") return true;
  const { byId } = access;
  return typeof byId === "string" ? audiences[byId].admits(asking.viewer) : byId(asking, row);
}

type Resolver<T extends SchemaTypes> = GraphQLFieldResolver<unknown, T["Context"], object>;

const isRoot = (type: string) => type === "Query" || type === "Mutation" || type === "Subscription";
const accessIn = ({ pothosOptions }: { pothosOptions: object }) =>
  (pothosOptions as { access?: unknown }).access;

const typeInId = (id: unknown) =>
  typeof id === "string"
    ? (Buffer.from(id, "base64").toString().split(":")[0] ?? "")
    : (id as { typename: string }).typename;
