import { existsSync, readFileSync } from "node:fs";
import type { Scope } from "../../core/access/trust.shared.ts";

/** A query that API keys may run. */
export interface PartnerOperation {
  name: string;
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

let known: PartnerOperation[] | undefined;

/** The partner documents. A server reads them once. */
export const partnerOperations = (): readonly PartnerOperation[] =>
  (known ??= existsSync(partnerFile)
    ? (JSON.parse(readFileSync(partnerFile, "utf8")) as PartnerOperation[])
    : []);

export const partnerDocument = (id: string): PartnerOperation | undefined =>
  partnerOperations().find((operation) => operation.id === id);
