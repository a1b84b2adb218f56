import { scopes } from "../core/access/trust.shared.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { keyStates, stateOf } from "./rules.shared.ts";
import { createKey, keysListedFor, listKeys, revokeKey, type KeyMade } from "./service.ts";

const State = builder.enumType("ApiKeyState", { values: keyStates });

const ApiKey = builder.prismaNode("ApiKey", {
  access: { byId: "superAdmin" },
  id: { field: "id" },
  description: "A key by which a program makes REST calls. The key itself is shown once, when it is made.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    prefix: t.exposeString("prefix", { description: "Its first signs." }),
    scopes: t.exposeStringList("scopes", { description: scopes.map((scope) => `\`${scope}\``).join(", ") }),
    networks: t.exposeStringList("networks", { description: "Where it may be used from; none: anywhere." }),
    state: t.field({ type: State, resolve: (row, _args, { now }) => stateOf(row, now()) }),
    createdBy: t.exposeString("createdBy"),
    heldBy: t.string({
      nullable: true,
      select: { admin: { select: { username: true } } },
      description: "The super admin with whose account it ends; null once that account is gone.",
      resolve: ({ admin }) => admin?.username ?? null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "To the minute; null while nobody has used it.",
    }),
    lastUsedIp: t.exposeString("lastUsedIp", { nullable: true }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true }),
    revokedBy: t.exposeString("revokedBy", { nullable: true }),
  }),
});

builder.prismaObjectField("Admin", "apiKeys", (t) =>
  t.relation("apiKeys", {
    description: "The living API keys that end with this account; empty for anyone but a super admin.",
    query: (_args, { viewer, now }) => ({ where: keysListedFor(viewer, now()), orderBy: { id: "asc" } }),
  }),
);

builder.queryField("apiKeys", (t) =>
  t.prismaField({
    access: "superAdmin",
    type: [ApiKey],
    description: "All keys, those that live first; 200 at most.",
    resolve: (query, _root, _args, context) => listKeys(context, query),
  }),
);

const CreateInput = builder.inputType("CreateApiKeyInput", {
  fields: (t) => ({
    name: t.string({ description: "At most 60 characters; it stands in the audit log." }),
    scopes: t.stringList({ description: "One or more of the scopes." }),
    days: t.int({ description: "1 to 366." }),
    networks: t.stringList({
      required: false,
      description: "Addresses, and networks as 10.0.0.0/8; none: from anywhere.",
    }),
  }),
});

builder.mutationFields((t) => ({
  createApiKey: t.field({
    access: "superAdmin",
    type: builder.objectRef<KeyMade>("CreateApiKeyPayload").implement({
      fields: (p) => ({
        key: p.exposeString("key", { description: "The key itself. It is not told again." }),
        apiKey: p.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
      }),
    }),
    description:
      "Makes a key for a program. INVALID with fields; CONFLICT where there are 50; UNPROCESSABLE where the password must be given again.",
    args: { input: t.arg({ type: CreateInput }) },
    resolve: (_root, { input: { networks, ...form } }, context) =>
      createKey(context, { ...form, networks: networks ?? [] }),
  }),
  revokeApiKey: t.field({
    access: "superAdmin",
    type: payloadWith("RevokeApiKeyPayload", "apiKey", "ApiKey"),
    description: "From now on it opens nothing. CONFLICT when it is revoked; NOT_FOUND; UNPROCESSABLE.",
    args: { input: t.arg({ type: inputNaming("RevokeApiKeyInput", "The key.") }) },
    resolve: (_root, { input }, context, info) =>
      revokeKey(context, numberIn(input.id, "ApiKey"), askedOf("apiKey", context, info)),
  }),
}));
