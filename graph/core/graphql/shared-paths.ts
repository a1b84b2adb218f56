import { isObjectType, type GraphQLResolveInfo, type GraphQLSchema } from "graphql";

type Path = GraphQLResolveInfo["path"];

/**
 * Under it a row carries the values of fields that its own statement has read, by the names of the
 * fields. Only statements for viewers who may read these fields fill it in.
 */
export const alreadyRead = Symbol("fields that were read with the row");
export interface ReadAlready {
  readonly [alreadyRead]?: Readonly<Record<string, unknown>>;
}

interface Node {
  path: Path;
  below: Map<string | number, Node>;
}

/**
 * Pothos finds preloaded rows by the identity of a path's objects. graphql-js shares them between
 * fields; a compiled document (graphql-jit) creates new ones for each field, so every row below a
 * relation would be read again. Here each field of a row gets the objects of its execution.
 */
export function withSharedPaths(schema: GraphQLSchema): GraphQLSchema {
  const executions = new WeakMap<object, Map<string | number, Node>>();
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const { resolve, extensions } = field;
      if (!resolve || !extensions["pothosPrismaSelect"]) continue;
      field.resolve = (row: ReadAlready, args, context, info) => {
        const ready = row[alreadyRead];
        if (ready && field.name in ready) return ready[field.name];
        // The variables are one object for all fields of an execution, and for no other.
        const known = executions.get(info.variableValues) ?? new Map<string | number, Node>();
        executions.set(info.variableValues, known);
        return resolve(row, args, context, Object.assign(info, { path: nodeOf(known, info.path).path }));
      };
    }
  return schema;
}

function nodeOf(roots: Map<string | number, Node>, path: Path): Node {
  const above = path.prev && nodeOf(roots, path.prev);
  const siblings = above?.below ?? roots;
  const known = siblings.get(path.key);
  if (known) return known;
  const made = { path: { ...path, prev: above?.path }, below: new Map<string | number, Node>() };
  siblings.set(path.key, made);
  return made;
}
