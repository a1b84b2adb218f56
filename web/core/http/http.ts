import type { FieldErrors } from "./fieldErrors.ts";

/** The one error that callers meet: the server's sentence, its code, and what is wrong with which field. */
export class RequestError extends Error {
  readonly code: string;
  readonly fields: FieldErrors;
  /** The HTTP status, when it was not a GraphQL answer that refused. */
  readonly status: number | undefined;

  constructor(
    message: string,
    details: {
      code: string;
      fields?: FieldErrors | undefined;
      status?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.name = "RequestError";
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.status = details.status;
  }
}

export interface Answer {
  ok: boolean;
  status: number;
  text: string;
  json: unknown;
}

/** One call to our own server. A lost connection is a RequestError too; every other answer is handed back as it is. */
export async function call(path: string, init: RequestInit): Promise<Answer> {
  const headers = { accept: "application/json", ...(init.headers as Record<string, string>) };
  const lost = (cause: unknown): never => {
    throw new RequestError("The server could not be reached. Please check your connection and try again.", {
      code: "NETWORK",
      cause,
    });
  };
  const response = await fetch(path, { credentials: "same-origin", ...init, headers }).catch(lost);
  const text = await response.text().catch(lost); // it may break off in the middle of an answer
  return {
    ok: response.ok,
    status: response.status,
    text: text || response.statusText,
    json: parseJson(text),
  };
}

/** JSON (or a form with files) to a REST path; resolves to the JSON answer, refuses with a RequestError. */
export async function send<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const answer = await call(path, { method, ...encode(body) });
  if (!answer.ok) throw refused(answer);
  return answer.json as Result;
}

/** An answer that is not 2xx: its own sentence when it has one, else `status: body` (spec 7). */
export function refused({ status, text, json }: Answer): RequestError {
  const { message, code, fields } = (json ?? {}) as { message?: string; code?: string; fields?: FieldErrors };
  return new RequestError(message ?? `${status}: ${text}`, {
    code: code ?? `HTTP_${status}`,
    fields,
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
