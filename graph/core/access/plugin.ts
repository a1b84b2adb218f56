import { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { Refusal } from "../errors.ts";
import { refuseStrangeCursors } from "../graphql/ids.ts";
import { fieldAccess, nodeAccess, requestHidden } from "./permissions.ts";

/**
 * Hangs the rules of permissions.ts on the doors of the schema, so that no field can forget them: an audience on each root field (without one
 * the schema does not build), and each type's rule on `node(id:)`, which goes around every service.
 */
export class DoorsPlugin<T extends SchemaTypes> extends BasePlugin<T> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<T>) {
    if (!["Query", "Mutation", "Subscription"].includes(config.parentType)) return config;
    const audience = fieldAccess[`${config.parentType}.${config.name}`];
    if (!audience)
      throw new Error(`${config.parentType}.${config.name} has no rule in graph/core/access/permissions.ts`);
    return {
      ...config,
      pothosOptions: { ...config.pothosOptions, authScopes: { audience } },
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
      const rule = nodeAccess[typeInId((args as { id: unknown }).id)];
      if (node !== null && !rule?.(context as never, node as never))
        throw new Refusal("NOT_FOUND", requestHidden);
      return node;
    };
  }
}

type Resolver<T extends SchemaTypes> = GraphQLFieldResolver<unknown, T["Context"], object>;

const typeInId = (id: unknown) =>
  typeof id === "string"
    ? (Buffer.from(id, "base64").toString().split(":")[0] ?? "")
    : (id as { typename: string }).typename;
