import type { IncomingMessage } from "node:http";
import { viewerOfKey } from "../../api-keys/use.ts";
import { says } from "../../api-keys/sentences.ts";
import { noteDenial } from "../../core/audit/denials.ts";
import type { Call, Context, Kernel } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { refuseBlocked } from "../../core/http/blocks.ts";
import { arrivingContext } from "../../core/http/call.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { forPrograms } from "../../core/i18n/phrases.shared.ts";
import { partnerDocument, type PartnerOperation } from "./documents.ts";

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
 * scope, and nothing else. The answer sets no cookie.
 */
export async function admitPartner(arriving: Arriving): Promise<PartnerCall> {
  const { kernel, limits, key, req, readBody } = arriving;
  const { setCookie: _setCookie, ...call } = arriving.call;
  const context = arrivingContext(kernel, call);
  await limits.call(call.ip, undefined);
  const asked = req.method === "POST" ? bodyIn(await readBody()) : undefined;
  const id = asked && documentIdIn(asked);
  const operation = id === undefined ? undefined : partnerDocument(id);
  const name = operation?.name ?? "GraphQL";
  const { viewer, demandOpen } = await viewerOfKey(kernel, call, {
    key,
    cookies: req.headers.cookie,
    name,
    scopes: operation?.scopes ?? ["graphql:read"],
  });
  context.viewer = viewer;
  try {
    demandOpen();
    refuseBlocked(context);
    if (!asked) throw new Refusal("INVALID", says.postOnly);
    if (/\btext\/event-stream\b/i.test(req.headers.accept ?? ""))
      throw new Refusal("INVALID", says.noSubscriptions);
    if (asked["query"] !== undefined) throw new Refusal("FORBIDDEN", says.documentOnly);
    if (id === undefined) throw new Refusal("INVALID", says.documentMissing);
    if (!operation) throw new Refusal("NOT_FOUND", says.documentUnknown);
    return { context, operation, variables: variablesIn(asked, operation) };
  } catch (error) {
    if (error instanceof Refusal) await noteDenial(context, error, name);
    throw error;
  }
}

/**
 * `documentId` as in the GraphQL over HTTP draft on persisted documents (`sha256:` and the hash),
 * the hash alone, or Apollo's `extensions.persistedQuery.sha256Hash`.
 */
function documentIdIn({ documentId, extensions }: Record<string, unknown>): string | undefined {
  const { persistedQuery } = isObject(extensions) ? extensions : {};
  const id = documentId ?? (isObject(persistedQuery) ? persistedQuery["sha256Hash"] : undefined);
  return typeof id === "string" ? id.replace(/^sha256:/, "") : undefined;
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
