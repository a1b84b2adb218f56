import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { components } from "../../core/http/rest.ts";
import { propertyText } from "./properties.ts";

/** As much of JSON Schema as the document reads or writes. */
export interface JsonSchema {
  description?: string;
  type?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

export interface Schemas {
  of(schema: unknown, place: { io: "input" | "output"; within: string }): JsonSchema;
  components(): Record<string, JsonSchema>;
}

/**
 * JSON Schema of the schemas that check the calls. A named one is a component, to which every use
 * refers. Each property gets its description from the tables.
 */
export function createSchemas(): Schemas {
  const found = new Map<string, JsonSchema>();
  return {
    of(schema, { io, within }) {
      if (!schema) return {};
      const {
        $schema: _,
        $defs = {},
        ...own
      } = z.toJSONSchema(schema as $ZodType, {
        io,
        unrepresentable: "any",
        target: "draft-2020-12",
        metadata: components,
        // Answers may gain properties without a new version.
        override: ({ jsonSchema }) => {
          if (io === "output" && jsonSchema.additionalProperties === false)
            delete jsonSchema.additionalProperties;
        },
      }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
      for (const [name, component] of Object.entries($defs)) {
        const described = describe(component, name);
        const known = found.get(name);
        if (known && JSON.stringify(known) !== JSON.stringify(described))
          throw new Error(`The component ${name} has two shapes.`);
        found.set(name, described);
      }
      return describe(own, within);
    },
    components: () => Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function describe<Value>(value: Value, within: string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => describe(item, within)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([keyword, inner]): [string, unknown] => {
    if (keyword === "$ref") return [keyword, String(inner).replace("#/$defs/", "#/components/schemas/")];
    if (keyword !== "properties") return [keyword, describe(inner as unknown, within)];
    return [keyword, propertiesOf(inner as Record<string, JsonSchema>, within)];
  });
  return Object.fromEntries(entries) as Value;
}

const propertiesOf = (properties: Record<string, JsonSchema>, within: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const described = describe(schema, within);
      const text = described.description ?? propertyText(within, name);
      return [name, { ...described, ...(text && { description: text }) }];
    }),
  );
