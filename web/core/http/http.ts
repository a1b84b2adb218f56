import { sentenceOf, type Sentence } from "../../../shared/core/i18n/phrases.ts";
import { maintainedHeader, markMaintained } from "./maintenanceMark.ts";
import { says } from "./sentences.ts";

/** The refusal of writes during maintenance. */
export const maintenanceKey = "core.maintenance";

type Key = Pick<Sentence, "key" | "values">;

/** What the server sends of a refusal besides its English. */
export interface RefusalDetails extends Key {
  code?: string | undefined;
  fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Keys for translating the texts in `fields`. */
  fieldKeys?: Readonly<Record<string, readonly Key[]>> | undefined;
}

interface ErrorDetails extends RefusalDetails {
  code: string;
  status?: number | undefined;
  cause?: unknown;
}

/** The one error type for callers: the server's sentence, its code, and the field errors. */
export class RequestError extends Error {
  readonly code: string;
  /** The message in translatable form. */
  readonly sentence: Sentence;
  readonly fields: Readonly<Record<string, readonly Sentence[]>>;
  /** The HTTP status, unless GraphQL refused. */
  readonly status: number | undefined;

  constructor(message: string, details: ErrorDetails) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.name = "RequestError";
    this.code = details.code;
    this.sentence = keyed(message, details);
    this.fields = fieldSentences(details);
    this.status = details.status;
  }
}

const fieldSentences = ({ fields = {}, fieldKeys = {} }: RefusalDetails) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [
      field,
      texts.map((text, place) => keyed(text, fieldKeys[field]?.[place])),
    ]),
  );

const keyed = (text: string, { key, values }: Key = {}): Sentence =>
  key ? { text, key, ...(values && { values }) } : sentenceOf(text);

export interface Answer {
  ok: boolean;
  /** Only administrators can write. */
  isMaintained: boolean;
  status: number;
  text: string;
  json: unknown;
}

/**
 * One call to our server. A lost connection is a RequestError; every other answer is returned as it
 * is.
 */
export async function call(path: string, init: RequestInit): Promise<Answer> {
  const headers = { accept: "application/json", ...(init.headers as Record<string, string>) };
  const lost = (cause: unknown): never => {
    throw new RequestError(says.unreachable, {
      code: "NETWORK",
      cause,
    });
  };
  const response = await fetch(path, { credentials: "same-origin", ...init, headers }).catch(lost);
  const text = await response.text().catch(lost); // it may break off in the middle of an answer
  return {
    ok: response.ok,
    isMaintained: response.headers.has(maintainedHeader),
    status: response.status,
    text: text || response.statusText,
    json: parseJson(text),
  };
}

/**
 * Sends JSON (or a form with files) to a REST path; resolves to the JSON answer, throws a
 * RequestError.
 */
export async function send<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const answer = await call(path, { method, ...encode(body) });
  if (!answer.ok) throw refused(answer);
  return answer.json as Result;
}

/** A failed answer: its own sentence if it has one, else `status: body`. */
export function refused({ status, text, json }: Omit<Answer, "isMaintained">): RequestError {
  const { message, ...details } = (json ?? {}) as RefusalDetails & { message?: string };
  if (details.key === maintenanceKey) markMaintained(true);
  return new RequestError(message ?? `${status}: ${text}`, {
    ...details,
    code: details.code ?? `HTTP_${status}`,
    status,
  });
}

function encode(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof Blob) return { body };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's or a crash's page
  }
}
