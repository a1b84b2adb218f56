import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { isTest, readSources } from "./imports.ts";

/** A sentence of the server or of a rule; `{}` stands where a value comes in. */
export interface Said {
  sentence: string;
  file: string;
}

/** What every `rules.ts` says, and the few files whose every text somebody reads. */
export const saidByRules = (): Said[] => files.filter(speaks).flatMap((file) => saidIn(file, () => true));

/** What every refusal says, with the constants and functions of its file; a rule's sentence is told by the rule. */
export const saidByRefusals = (): Said[] =>
  files.filter((file) => !speaks(file)).flatMap((file) => saidIn(file, refuses));

const files = readSources("graph", "web")
  .map(({ file }) => file)
  .filter((file) => !isTest(file));
const speaks = (file: string) =>
  /^graph\/(?:(?:core\/)?[^/]+\/rules|admins\/change-password|core\/errors)\.ts$/.test(file);
const refuses = (name: string) => /^(?:Refusal|RequestError|GraphQLError|demand|signInFirst)$/.test(name);

/** The texts that are given to somebody whose name `counts`, and everywhere when all do. */
function saidIn(file: string, counts: (name: string) => boolean): Said[] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  if (counts("")) return textsOf(program).map((sentence) => ({ sentence, file }));
  const named = new Map<string, string[]>();
  const given: unknown[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init) named.set(id.name, textsOf(init));
    },
    FunctionDeclaration: ({ id, body }) => {
      if (id && body) named.set(id.name, textsOf(body));
    },
    NewExpression: ({ callee, arguments: args }) => {
      if (callee.type === "Identifier" && counts(callee.name)) given.push(args);
    },
    CallExpression: ({ callee, arguments: args }) => {
      if (callee.type === "Identifier" && counts(callee.name)) given.push(args);
    },
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && counts(key.name)) given.push(value);
    },
  }).visit(program);
  const found = [...textsOf(given), ...namesIn(given).flatMap((name) => named.get(name) ?? [])];
  return [...new Set(found)].map((sentence) => ({ sentence, file }));
}

/** Begins as a sentence does and has several words; a field that was left empty hears just one. */
const isText = (text: string) =>
  text === "Required" ||
  (/^(?:\p{Lu}|\{\}|\d)/u.test(text) && /\p{L}{2,}.* \p{L}|\{\} .*\p{L}{2,}/u.test(text));

/** Every text under a piece of the syntax tree. */
function textsOf(tree: unknown): string[] {
  return walk(tree, (node) => {
    if (node["type"] === "Literal" && typeof node["value"] === "string") return node["value"];
    if (node["type"] !== "TemplateLiteral") return undefined;
    const quasis = node["quasis"] as { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked).join("{}");
  }).filter(isText);
}

const namesIn = (tree: unknown) =>
  walk(tree, (node) => (node["type"] === "Identifier" ? String(node["name"]) : undefined));

function walk(tree: unknown, take: (node: Record<string, unknown>) => string | undefined): string[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => walk(part, take));
  if (typeof tree !== "object" || tree === null) return [];
  const node = tree as Record<string, unknown>;
  const taken = take(node);
  return [
    ...(taken === undefined ? [] : [taken]),
    ...Object.values(node).flatMap((part) => walk(part, take)),
  ];
}
