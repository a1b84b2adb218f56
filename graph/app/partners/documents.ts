import { existsSync, readFileSync } from "node:fs";
import type { Scope } from "../../../shared/core/access/trust.ts";

/** A query or subscription that API keys may run. */
export interface PartnerOperation {
  name: string;
  kind: "query" | "subscription";
  /** SHA-256 of the document's text, in hexadecimal. */
  id: string;
  about: string;
  /** All of them are required. */
  scopes: Scope[];
  /** As GraphQL declares them, such as `$first: Int = 50`. */
  variables: string[];
  text: string;
}

/** Where `npm run generate` writes them. */
export const partnerFile = "graph/app/partner-documents.json";

/**
 * The id of a document as in the GraphQL over HTTP draft on persisted documents (`sha256:` and the
 * hash), the hash alone, or Apollo's `extensions.persistedQuery.sha256Hash`.
 */
export function documentIdIn({ documentId, extensions }: Record<string, unknown>): string | undefined {
  const { documentId: extended, persistedQuery } = isObject(extensions) ? extensions : {};
  const id = documentId ?? extended ?? (isObject(persistedQuery) ? persistedQuery["sha256Hash"] : undefined);
  return typeof id === "string" ? id : undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

let known: PartnerOperation[] | undefined;

/** The partner documents. A server reads them once. */
export const partnerOperations = (): readonly PartnerOperation[] =>
  (known ??= existsSync(partnerFile)
    ? (JSON.parse(readFileSync(partnerFile, "utf8")) as PartnerOperation[])
    : []);

/** `documentId` with or without `sha256:`. */
export const partnerDocument = (id: string): PartnerOperation | undefined =>
  partnerOperations().find((operation) => operation.id === id.replace(/^sha256:/, ""));
