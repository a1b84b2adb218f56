import { existsSync, readFileSync, readdirSync } from "node:fs";
import { isObjectType, type GraphQLObjectType } from "graphql";
import { audiences, type AudienceName } from "../core/access/audiences.ts";
import { accessOf, audienceOf, comesWithItsField, scopeOf } from "../core/access/plugin.ts";
import type { Scope } from "../core/access/trust.shared.ts";
import { accessWords, addresses } from "./route-access.ts";
import { calls } from "./domains.ts";
import { schema } from "./schema.ts";

/** docs/access.md: who may use every field, type, call and address, as declared in the code. */
export const accessPage = () => `# Who may come where

Made by \`npm run generate\` from what each field, type, call and address says where it is declared; a change of it belongs there. An audience is asked at
the door. What somebody may see or change behind it is for the sentences at the end, which the services ask.

## Audiences

${table(
  ["audience", "who"],
  namesOf(audiences).map((name) => [`\`${name}\``, audiences[name].words]),
)}

${roots.map((root) => `## GraphQL: ${root}\n\n${table(["field", "audience", "scope of a key", "who"], rootRows(root))}`).join("\n\n")}

## GraphQL: types

Lists, edges and payloads come with the field that answers them.

${table(
  ["type", "how one comes to it"],
  types().map((type) => [`\`${type.name}\``, typeWords(type)]),
)}

## REST

An API key can make a call that names one of its scopes. No key can make a call that names none. A key never approves, allocates, or
touches accounts or the configuration. Over GraphQL a key runs the partner documents only (\`npm run operations\`), with the scope
\`graphql:read\` and the scope of each root field.

${table(["call", "audience", "scope of a key", "who"], sorted(Object.keys(calls)).map(callRow))}

## Other addresses

${table(
  ["address", "who"],
  sorted(Object.keys(addresses)).map((key) => [`\`${key}\``, accessWords(key)]),
)}

## Behind the door: each domain's policy

${table(["domain", "sentence", "who, or what it says"], policies())}
`;

const roots = ["Query", "Mutation", "Subscription"] as const;

/**
 * Every root field of the schema, e.g. `Query.viewer`, with its audience and the scope of an API
 * key.
 */
export const rootFields = (): [string, AudienceName, Scope | undefined][] =>
  roots.flatMap((root) => {
    const fields = Object.values((schema.getType(root) as GraphQLObjectType).getFields());
    return fields.map((field): [string, AudienceName, Scope | undefined] => [
      `${root}.${field.name}`,
      audienceOf(field),
      scopeOf(field),
    ]);
  });

/** The object types that declare how they are reached. */
const types = () =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith("__") && !comesWithItsField.test(name) && !isRoot(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const isRoot = (name: string) => (roots as readonly string[]).includes(name);

const rootRows = (root: string) =>
  rootFields()
    .filter(([field]) => field.startsWith(`${root}.`))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, audience, scope]) => [
      `\`${field.slice(root.length + 1)}\``,
      audience,
      scope ? `\`${scope}\`` : "",
      audiences[audience].words,
    ]);

const callRow = (key: string) => {
  const access = calls[key]?.access;
  const scope = calls[key]?.scope;
  return [
    `\`${key}\``,
    typeof access === "string" ? access : "its own rule",
    scope ? `\`${scope}\`` : "",
    accessWords(key),
  ];
};

function typeWords(type: GraphQLObjectType): string {
  const access = accessOf(type);
  if (access === "public") return isNode(type) ? "Anybody's, by its id too." : "Anybody's.";
  if (!access || access === "through") return "Only through a field of something that was checked.";
  const who = "words" in access ? access.words : audiences[access.byId].words;
  return `By its id: ${who} Else through a field of something that was checked.`;
}
const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === "Node");

/** The sentences of every `policy.ts`, with the comment above each. */
const policies = (): string[][] =>
  readdirSync("graph")
    .filter((domain) => existsSync(`graph/${domain}/policy.ts`))
    .toSorted()
    .flatMap((domain) =>
      [...readFileSync(`graph/${domain}/policy.ts`, "utf8").matchAll(sentence)].map(
        ([, comment, verb, other]) => {
          const name = verb ? `can.${verb}` : other;
          if (!comment) throw new Error(`graph/${domain}/policy.ts: ${name} does not say in words who may.`);
          return [domain, `\`${name}\``, comment.replace(/\s*\n?\s*\*\s/g, " ").trim()];
        },
      ),
    );
/** As oxfmt lays them out: a comment, then a property of `can` or an export. */
const sentence =
  /(?:\/\*\*\s((?:(?!\*\/)[\s\S])*?)\s*\*\/\n)?^(?: {2}(\w+): \(|export (?:const|function) (?!can\b)(\w+))/gm;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const sorted = (keys: string[]) => keys.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
/** By path and then by method. */
const place = (key: string) => key.split(" ").toReversed().join(" ");
const namesOf = (record: typeof audiences) => Object.keys(record) as AudienceName[];
