import "./audit-actions.ts";
import "./descriptions.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { keyStates, stateOf } from "../../../shared/accounts/api-keys/rules.ts";
import { countKeys, createKey, keysListedFor, listKeys, revokeKey } from "./service.ts";

const State = builder.enumType("ApiKeyState", { values: keyStates });

const ApiKey = builder.prismaNode("ApiKey", {
  access: { byId: "readSecurity" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    prefix: t.exposeString("prefix"),
    scopes: t.exposeStringList("scopes", {
      description: `What the key may do: ${scopes.map((scope) => `\`${scope}\``).join(", ")}.`,
    }),
    networks: t.exposeStringList("networks"),
    state: t.field({ type: State, resolve: (row, _args, { now }) => stateOf(row, now()) }),
    createdBy: t.exposeString("createdBy"),
    heldBy: t.string({
      nullable: true,
      select: { admin: { select: { username: true } } },
      resolve: ({ admin }) => admin?.username ?? null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    lastUsedAt: t.expose("lastUsedAt", { type: "DateTime", nullable: true }),
    lastUsedIp: t.exposeString("lastUsedIp", { nullable: true }),
    revokedAt: t.expose("revokedAt", { type: "DateTime", nullable: true }),
    revokedBy: t.exposeString("revokedBy", { nullable: true }),
  }),
});

builder.prismaObjectField("Admin", "apiKeys", (t) =>
  t.relation("apiKeys", {
    query: (_args, { viewer, now }) => ({ where: keysListedFor(viewer, now()), orderBy: { id: "asc" } }),
  }),
);

builder.queryField("apiKeys", (t) =>
  t.field({
    access: "readSecurity",
    type: connectionOf("ApiKey", ApiKey),
    args: paging,
    resolve: (_root, page, context, info) =>
      pageOf(page, {
        read: (slice) => listKeys(context, slice, selectedIn(context, info)),
        count: () => countKeys(context),
      }),
  }),
);

mutation("createApiKey", {
  access: "superAdmin",
  input: (t) => ({
    name: t.string(),
    scopes: t.stringList(),
    days: t.int(),
    networks: t.stringList({ required: false }),
  }),
  resolve: ({ networks, ...form }, context) => createKey(context, { ...form, networks: networks ?? [] }),
  payload: (p) => ({
    key: p.exposeString("key"),
    apiKey: p.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
  }),
});

rowMutation("revokeApiKey", ["apiKey", "ApiKey"], {
  access: "manageSecurity",
  input: idOf("API key"),
  resolve: (input, context, selection) => revokeKey(context, numberIn(input.id, "ApiKey"), selection),
});
