import type * as z from "zod/mini";

/** For a text whose schema names no maximum: an id, a day, a choice, a password. */
export const maxUnnamedCharacters = 10_000;

/** What a schema says of itself (`zod/v4/core`). */
interface Definition extends Readonly<Record<string, unknown>> {
  type: string;
}
const definitionOf = (schema: unknown) => (schema as { _zod: { def: Definition } })._zod.def;

interface Check {
  check: string;
  maximum?: number;
  length?: number;
}
const checksOf = ({ checks = [] }: Definition) =>
  (checks as { _zod: { def: Check } }[]).map(({ _zod }) => _zod.def);

/** The maximum length of a text or a list; infinite if the schema names none. */
const maximumOf = (definition: Definition) =>
  Math.min(
    ...checksOf(definition).map(({ maximum, length }) => maximum ?? length ?? Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  );

/** A schema counts characters, of which each may be two units of a text. */
const unitsPerCharacter = 2;

/**
 * An input whose texts and lists are cut where they are certainly too long for their schema, so
 * that no check, no expression and no transformation reads more. The schema then refuses what was cut, with its own
 * sentence. `refused` names the texts that are too long for a schema without a maximum.
 */
export function bounded(schema: z.ZodMiniType, input: unknown): { input: unknown; refused: string[] } {
  const refused: string[] = [];
  return { input: cut(schema, input, { path: "", depth: 0, refused }), refused };
}

interface Place {
  path: string;
  depth: number;
  refused: string[];
}

/** No schema of ours reads deeper. */
const deepest = 12;

const inside = ({ path, depth, refused }: Place, key: string | number): Place => ({
  path: path ? `${path}.${key}` : String(key),
  depth: depth + 1,
  refused,
});

/** A list or an object of a call, and no date or file. */
function isPlain(input: unknown): input is object {
  if (typeof input !== "object" || input === null) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  return Array.isArray(input) || prototype === null || prototype === Object.prototype;
}

function cut(schema: unknown, input: unknown, place: Place): unknown {
  if (typeof input === "string") return cutText(schema, input, place);
  if (!isPlain(input) || place.depth > deepest) return input;
  const forms = formsOf(schema);
  if (Array.isArray(input)) {
    const list = forms.find(({ type }) => type === "array");
    const some = list ? input.slice(0, maximumOf(list) + 1) : input;
    return some.map((item: unknown, at) => cut(list?.["element"], item, inside(place, at)));
  }
  const object = forms.find(({ type }) => type === "object" || type === "record");
  const shape = (object?.["shape"] ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => {
      const inner = Object.hasOwn(shape, key) ? shape[key] : object?.["valueType"];
      return [key, cut(inner, value, inside(place, key))];
    }),
  );
}

function cutText(schema: unknown, text: string, { path, refused }: Place): string {
  const forms = formsOf(schema).filter(({ type }) => type === "string");
  const named = Math.max(...forms.map(maximumOf));
  const most = (Number.isFinite(named) ? named : maxUnnamedCharacters) * unitsPerCharacter;
  if (text.length <= most) return text;
  const isTidied = forms.some((form) => checksOf(form).some(({ check }) => check === "overwrite"));
  const tidy = isTidied ? text.trim() : text;
  if (tidy.length <= most) return tidy;
  if (!Number.isFinite(named)) refused.push(path || "body");
  // Not in the middle of a character, and without a blank at the end that a schema takes off.
  return `${tidy.slice(0, most).replace(/[\ud800-\udbff]$/, ".")}.`;
}

/** A schema without what is around it: optional, a default, a choice, the first part of a pipe. */
function formsOf(schema: unknown): Definition[] {
  if (schema === undefined) return [];
  const definition = definitionOf(schema);
  const within = definition["innerType"] ?? definition["in"];
  if (within !== undefined) return formsOf(within);
  const { options } = definition;
  return Array.isArray(options) ? options.flatMap(formsOf) : [definition];
}
