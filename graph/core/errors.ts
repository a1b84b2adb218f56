import { GraphQLError } from "graphql";
import * as z from "zod/mini";
import { bounded } from "./forms/bounded.ts";
import { sentenceOf, type AnySentence, type Sentence, type Values } from "../../shared/core/i18n/phrases.ts";
import { says as formSays } from "../../shared/core/forms/sentences.ts";
import { says } from "../../shared/core/sentences.ts";

const httpStatus = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_SLOW: 408,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type RefusalCode = keyof typeof httpStatus;
export const statusOf = (code: RefusalCode): number => httpStatus[code];
/** What is wrong with each field of a form, as text. */
export type FieldErrors = Record<string, string[]>;
/** The same as sentences, which can be translated. */
export type FieldSentences = Readonly<Record<string, readonly Sentence[]>>;

interface RefusalDetails {
  code: RefusalCode;
  key?: string;
  values?: Values;
  fields?: FieldErrors;
  /** Keys for translating the texts in `fields`, at the same places. */
  fieldKeys?: Record<string, Pick<Sentence, "key" | "values">[]>;
}

/**
 * An expected refusal, in English, with the key and values of its sentence for translation. GraphQL
 * sends it in `extensions`, REST as a status and a JSON body.
 */
export class Refusal extends GraphQLError {
  readonly code: RefusalCode;
  readonly status: (typeof httpStatus)[RefusalCode];
  readonly sentence: Sentence;
  readonly fields: FieldSentences | undefined;
  /** What REST and GraphQL send with the sentence. */
  readonly details: RefusalDetails;
  /** When to come back, for a limit that says it. */
  retryAfterSeconds?: number;

  constructor(
    code: RefusalCode,
    said: AnySentence,
    fields?: Readonly<Record<string, readonly AnySentence[]>>,
  ) {
    const sentence = sentenceOf(said);
    const named = fields && eachField(fields, sentenceOf);
    const { key, values } = sentence;
    const details = {
      code,
      ...(key && { key }),
      ...(values && { values }),
      ...(named && { fields: eachField(named, ({ text }) => text), fieldKeys: eachField(named, keyed) }),
    };
    super(sentence.text, { extensions: details });
    this.code = code;
    this.status = httpStatus[code];
    this.sentence = sentence;
    this.fields = named;
    this.details = details;
  }
}

/** A form that cannot be read, such as a PIN of five digits. It does not count as a guess. */
export class FormatRefusal extends Refusal {
  constructor(fields: Readonly<Record<string, readonly AnySentence[]>>) {
    super("INVALID", says.formFailed, fields);
  }
}

const eachField = <From, To>(fields: Readonly<Record<string, readonly From[]>>, as: (said: From) => To) =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, said.map(as)]));

const keyed = ({ key, values }: Sentence) => ({ ...(key && { key }), ...(values && { values }) });

/**
 * Parsed input, or a Refusal that names each invalid field. Lengths come first, for every form.
 * Text that cannot be stored is refused here too.
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const { input, refused } = bounded(schema, given);
  if (refused.length > 0)
    throw new FormatRefusal(Object.fromEntries(refused.map((field) => [field, [formSays.tooLong]])));
  demandStorable(input);
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Sentence[]> = {};
  for (const issue of parsed.error.issues)
    (fields[issue.path.join(".") || "body"] ??= []).push(
      issue.code === "unrecognized_keys"
        ? formSays.unknownFields({ names: issue.keys.join(", ") })
        : sentenceOf(issue.message),
    );
  throw new FormatRefusal(fields);
}

/** Refuses characters that no text column stores: in a form, a path or a query. */
export function demandStorable<Input>(input: Input): Input {
  const strange = fieldNotStorable(input);
  if (strange !== undefined) throw new FormatRefusal({ [strange]: [says.notStorable] });
  return input;
}

/** A whole positive number from a path or query, e.g. an `{id}`. */
export function parseId(value: string | undefined, field = "id"): number {
  const id = Number(value);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new Refusal("INVALID", says.mustBeWhole({ name: field }), { [field]: [says.notWhole] });
  return id;
}

/** NUL and half of a surrogate pair: the database would reject or change them. */
const unstorable = /\0|\p{Cs}/u;

function fieldNotStorable(input: unknown, path = "", depth = 0): string | undefined {
  if (typeof input === "string") return unstorable.test(input) ? path || "body" : undefined;
  if (typeof input !== "object" || input === null || depth > 8) return undefined;
  for (const [key, value] of Object.entries(input)) {
    const found = fieldNotStorable(value, path ? `${path}.${key}` : key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
