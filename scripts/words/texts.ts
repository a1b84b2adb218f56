import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export type TranslatedLanguage = "es" | "fr";

/** One text of a file, in the order of the source. */
export interface Text {
  /** The names that lead to it: `people`, `states.sent`. */
  key: string;
  /** As a translator reads it: `{people} personas`. */
  text: string;
  start: number;
  end: number;
  /** The code of each placeholder, by the name in its braces; empty without placeholders. */
  values: ReadonlyMap<string, string>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Vocabulary that the server recognizes, not texts that a person reads. */
const isVocabulary = (file: string) => /community\/(?:danger|support\/topics)\//.test(file);

/** The files with texts in a language, without ending: `web/help/dispatches/words`. */
export const translatedFiles = (language: TranslatedLanguage): string[] =>
  ["web", "shared", "graph"]
    .flatMap((side) =>
      readdirSync(side, { recursive: true, encoding: "utf8" }).map((name) => `${side}/${name}`),
    )
    .filter((file) => file.endsWith(`.${language}.ts`))
    .map((file) => file.replaceAll("\\", "/").slice(0, -`.${language}.ts`.length))
    .filter((file) => !isVocabulary(file))
    .sort();

/** The file of the same texts in English. Undefined if its English is made by code. */
export const englishOf = (file: string): string | undefined =>
  [`${file}.en.ts`, `${file}.ts`].find((name) => existsSync(name));

/** The texts of a file. A nested one (a word inside a sentence) comes after the one around it. */
export function textsIn(file: string, code = readFileSync(file, "utf8")): Text[] {
  const texts: Text[] = [];
  const visit = (value: unknown, names: readonly string[]): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, names));
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (isCode(node)) return;
    const text = read(node, code);
    if (text !== undefined) texts.push({ key: names.join("."), start: node.start, end: node.end, ...text });
    const inside = nameOf(node);
    for (const child of childrenOf(node)) visit(child, inside === undefined ? names : [...names, inside]);
  };
  visit(parseSync(file, code).program, []);
  return texts;
}

/** A language's name for `es`, `english`… is no part of a key. */
const languageNames = /^(?:en|es|fr)$|(?:In)?(?:English|Spanish|French)$/;

function nameOf(node: Node): string | undefined {
  const name =
    node.type === "Property" ? node["key"] : node.type === "VariableDeclarator" ? node["id"] : undefined;
  if (!name) return undefined;
  const { name: identifier, value } = name as { name?: string; value?: unknown };
  const text = identifier ?? String(value);
  return languageNames.test(text) ? undefined : text;
}

const compared = new Set(["===", "!==", "==", "!=", "in", "<", ">"]);

/** Types, imports, comparisons and property names hold no text. */
const isCode = ({ type, operator }: Node) =>
  /^(?:TS(?!SatisfiesExpression|AsExpression)|Import|ExportAll)/.test(type) ||
  (type === "BinaryExpression" && compared.has(operator as string));

function childrenOf(node: Node): unknown[] {
  switch (node.type) {
    case "Property":
      return [node["value"]];
    case "MemberExpression":
      return [node["object"]];
    case "SwitchCase":
      return [node["consequent"]];
    case "CallExpression":
      // "x".includes("y"), list.join(", ") and words["key"]: arguments of methods are code
      return (node["callee"] as Node).type === "MemberExpression" ? [node["callee"]] : [node["arguments"]];
    default:
      return Object.entries(node).flatMap(([field, child]) => (field === "typeAnnotation" ? [] : [child]));
  }
}

const hasLetter = /\p{L}/u;
const languageCode = /^(?:en|es|fr)(?:-\w+)?$/;

function read(node: Node, code: string): Pick<Text, "text" | "values"> | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") {
    const text = node["value"];
    return hasLetter.test(text) && !languageCode.test(text)
      ? { text: escape(text), values: new Map() }
      : undefined;
  }
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (!parts.some((part) => hasLetter.test(part))) return undefined;
  const values = new Map<string, string>();
  const names = (node["expressions"] as Node[]).map((expression, at) => {
    const source = code.slice(expression.start, expression.end);
    const name = /^[\w.]+$/.test(source) ? source : String(at + 1);
    values.set(name, source);
    return name;
  });
  const text = parts.map((part, at) => escape(part) + (at < names.length ? `{${names[at]}}` : "")).join("");
  return { text, values };
}

/** A brace that is a character of the text is doubled. */
const escape = (text: string) => text.replaceAll(/[{}]/g, "$&$&");
const part = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;

/** The names of a text's placeholders. Undefined where a brace has no partner. */
export function placeholdersIn(text: string): Set<string> | undefined {
  const found = [...text.matchAll(part)];
  if (found.some(([brace]) => brace === "{" || brace === "}")) return undefined;
  return new Set(found.flatMap(([, name]) => name ?? []));
}

/** The source code of a text, with the code of its placeholders. */
export function sourceOf(text: string, values: ReadonlyMap<string, string>): string {
  const plain = (characters: string) => characters.replaceAll("{{", "{").replaceAll("}}", "}");
  if (values.size === 0) return JSON.stringify(plain(text));
  const code = text.replaceAll(/\{\{|\}\}|\{[^{}]*\}|[`\\]|\$(?=\{\{)/g, (match) => {
    if (match.startsWith("{") && match !== "{{") return `\${${values.get(match.slice(1, -1))}}`;
    return match.length === 2 ? match.charAt(0) : `\\${match}`;
  });
  return `\`${code}\``;
}
