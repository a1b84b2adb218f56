import { isObjectType, type GraphQLResolveInfo, type GraphQLSchema } from "graphql";

type Path = GraphQLResolveInfo["path"];
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
      field.resolve = (row, args, context, info) => {
        // The variables are one object for all fields of one execution.
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
