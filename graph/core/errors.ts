import { GraphQLError } from "graphql";
import * as z from "zod/mini";

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
export type FieldErrors = Record<string, string[]>;

/** An expected "no". GraphQL says it as `extensions.code` and `extensions.fields`, REST as a status and a JSON body. */
export class Refusal extends GraphQLError {
  readonly code: RefusalCode;
  readonly status: (typeof httpStatus)[RefusalCode];
  readonly fields: FieldErrors | undefined;
  /** Figures for a program: what the sentence says in words. */
  readonly values: Record<string, number> | undefined;

  constructor(code: RefusalCode, message: string, fields?: FieldErrors, values?: Record<string, number>) {
    super(message, { extensions: { code, ...(fields && { fields }), ...(values && { values }) } });
    this.code = code;
    this.status = httpStatus[code];
    this.fields = fields;
    this.values = values;
  }
}

/** The spec's one sentence for a form that does not pass (spec 5, new request form). */
export const formFailed = "Please check all required fields are filled correctly.";

export const notStorable = "This text holds a character that cannot be stored";
export const formMissing = "Please answer with the form on this page.";
export const answerTooLong = "This answer is too long.";
export const comesTooSlowly = "This comes too slowly. Please try again where the connection is better.";
export const foreignCall = "This call came from another site.";
export const wentWrong = "Something went wrong. Please try again.";
export const recordsUnreachable =
  "SafeVoice cannot reach its records at the moment. Please try again in a minute.";
export const noRoom = "There is no room left to store anything. Please tell an administrator.";
export const tooManyCalls = "Too many calls from here. Please wait a moment and try again.";

/** Input as its rule wants it, or a Refusal that names each field. What cannot be stored as text is refused here for every form. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  demandStorable(input);
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues)
    (fields[issue.path.join(".") || "body"] ??= []).push(issue.message);
  throw new Refusal("INVALID", formFailed, fields);
}

/** Refuses what no column of text takes: in a form, a path or a query. */
export function demandStorable<Input>(input: Input): Input {
  const strange = fieldNotStorable(input);
  if (strange !== undefined) throw new Refusal("INVALID", formFailed, { [strange]: [notStorable] });
  return input;
}

/** A whole positive number from a path or query, e.g. an `{id}`. */
export function parseId(value: string | undefined, field = "id"): number {
  const id = Number(value);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new Refusal("INVALID", `${field} must be a whole number`, { [field]: ["Must be a whole number"] });
  return id;
}

/** NUL, and half of a character that takes two places: the database has no such text, and would keep another. */
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
