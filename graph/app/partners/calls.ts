import type { IncomingMessage } from "node:http";
import { viewerOfKey } from "../../accounts/api-keys/use.ts";
import { says } from "../../../shared/accounts/api-keys/sentences.ts";
import { noteDenial } from "../../core/audit/denials.ts";
import type { Call, Context, Kernel } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { refuseBlocked } from "../../core/http/blocks.ts";
import { arrivingContext } from "../../core/http/call.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { documentIdIn, isObject, partnerDocument, type PartnerOperation } from "./documents.ts";

interface Arriving {
  kernel: Kernel;
  limits: Limits;
  call: Call;
  key: string;
  req: IncomingMessage;
  readBody: () => Promise<string>;
}

/** A partner document as an API key asked for it. */
export interface PartnerCall {
  context: Context;
  operation: PartnerOperation;
  variables: Record<string, unknown>;
}

/**
 * A GraphQL call with an API key. It may run the partner documents for which the key has every
 * scope. The answer sets no cookie. Undefined if it asks for something else: a key never takes away
 * what a stranger may do, so the call goes on as that of a stranger.
 */
export async function admitPartner(arriving: Arriving): Promise<PartnerCall | undefined> {
  const { kernel, limits, key, req, readBody } = arriving;
  const { setCookie: _setCookie, ...call } = arriving.call;
  const context = arrivingContext(kernel, call);
  await limits.call(call, undefined);
  const asked = req.method === "POST" ? bodyIn(await readBody()) : queryIn(req.url);
  const admitted = await admitKey(context, { key, cookies: req.headers.cookie, asked });
  if (!admitted) return undefined;
  const { operation } = admitted;
  try {
    if (req.method !== "POST") throw new Refusal("INVALID", says.postOnly);
    if (operation.kind === "subscription" || /\btext\/event-stream\b/i.test(req.headers.accept ?? ""))
      throw new Refusal("INVALID", says.overSocket);
    return { context, ...admitted };
  } catch (error) {
    if (error instanceof Refusal) await noteDenial(context, error, operation.name);
    throw error;
  }
}

interface Asking {
  key: string;
  cookies: string | undefined;
  /** The call: `documentId`, `query`, `operationName`, `variables`. */
  asked: Record<string, unknown>;
}

/**
 * The partner document that a call asks for, with the key as the context's viewer. Undefined if the
 * key is right and the call asks for something else.
 */
export async function admitKey(
  context: Context,
  { key, cookies, asked }: Asking,
): Promise<Omit<PartnerCall, "context"> | undefined> {
  const id = documentIdIn(asked);
  const operation = id === undefined ? undefined : partnerDocument(id);
  const name = operation?.name ?? "GraphQL";
  const scopes = operation?.scopes ?? [];
  const { viewer, demandOpen } = await viewerOfKey(context, context, { key, cookies, name, scopes });
  if (!operation) return undefined;
  context.viewer = viewer;
  try {
    demandOpen();
    refuseBlocked(context);
    if (typeof asked["query"] === "string" && asked["query"] !== "")
      throw new Refusal("FORBIDDEN", says.documentOnly);
    return { operation, variables: variablesIn(asked, operation) };
  } catch (error) {
    if (error instanceof Refusal) await noteDenial(context, error, name);
    throw error;
  }
}

function variablesIn({ operationName, variables }: Record<string, unknown>, { name }: PartnerOperation) {
  if ((operationName ?? name) !== name) throw new Refusal("INVALID", says.operationWrong({ name }));
  if (!isObject(variables ?? {})) throw new Refusal("INVALID", says.variablesWrong);
  return (variables ?? {}) as Record<string, unknown>;
}

function bodyIn(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Answered below.
  }
  throw new Refusal("INVALID", forPrograms("The body is not a JSON object."));
}

/** Of a GET, as the app's own clients and caches send it. */
const queryIn = (url = ""): Record<string, unknown> =>
  Object.fromEntries(new URL(url, "http://localhost").searchParams);
