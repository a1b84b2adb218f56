import { existsSync, readFileSync } from "node:fs";
import { getOperationAST, parse, type DocumentNode } from "graphql";

/** A call for one of the app's own queries or mutations, in the form in which the app sends it. */
export interface KnownCall {
  documentId: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  document: DocumentNode;
}

/**
 * The app's own documents by their hash, written by the Relay compiler. In development they change
 * under the running server.
 */
export class KnownDocuments {
  names = new Set<string>();
  private texts: Record<string, string> = {};
  private readonly parsed = new Map<string, DocumentNode>();
  private readonly file = "graph/app/persisted.json";
  private readonly fixed: boolean;
  constructor(fixed: boolean) {
    this.fixed = fixed;
    this.load();
  }
  text(id: string): string | null {
    if (!(id in this.texts) && !this.fixed) this.load();
    return Object.hasOwn(this.texts, id) ? (this.texts[id] ?? null) : null;
  }
  /** The call in this body. Undefined for any other body; Yoga then reports what is wrong. */
  callIn(body: string): KnownCall | undefined {
    const { documentId, operationName, variables = {}, ...others } = asObject(body);
    const isPlain = isObject(variables) && Object.keys(others).length === 0;
    if (!isPlain || typeof documentId !== "string" || !isName(operationName)) return undefined;
    const document = this.document(documentId);
    const operation = document && getOperationAST(document, operationName)?.operation;
    if (!document || !operation || operation === "subscription") return undefined;
    return { documentId, operationName, variables, document };
  }
  private document(id: string): DocumentNode | undefined {
    const text = this.text(id);
    if (text === null) return undefined;
    const document = this.parsed.get(id) ?? parse(text, { noLocation: true });
    this.parsed.set(id, document);
    return document;
  }
  private load() {
    if (!existsSync(this.file)) return;
    this.texts = JSON.parse(readFileSync(this.file, "utf8")) as Record<string, string>;
    this.names = new Set(
      Object.values(this.texts).flatMap(
        (text) => /^(?:query|mutation|subscription)\s+(\w+)/m.exec(text)?.[1] ?? [],
      ),
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === "string";

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
