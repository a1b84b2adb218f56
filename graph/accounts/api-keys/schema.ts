import { valuesOf } from "../../core/graphql/enums.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { keyStates, stateOf } from "../../../shared/accounts/api-keys/rules.ts";
import { changeKeyRecipient, countKeys, createKey, keysListedFor, listKeys, revokeKey } from "./service.ts";

const State = builder.enumType("ApiKeyState", {
  description: "State of an API key.",
  values: valuesOf(keyStates, {
    active: "The key works.",
    expired: "The key has passed its expiry time.",
    revoked: "A super administrator revoked the key.",
  }),
});

const ApiKey = builder.prismaNode("ApiKey", {
  description:
    "A key for programs that call the REST API or run partner documents over GraphQL. The key itself is shown only when it is created.",
  access: { byId: "readSecurity" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    name: t.exposeString("name", { description: "Name of the key." }),
    prefix: t.exposeString("prefix", { description: "First characters of the key, for recognizing it." }),
    scopes: t.exposeStringList("scopes", {
      description: `What the key may do: ${scopes.map((scope) => `\`${scope}\``).join(", ")}.`,
    }),
    networks: t.exposeStringList("networks", {
      description: "IP addresses and networks that may use the key. If empty, any address may.",
    }),
    body: t.exposeString("body", {
      description:
        "The organization that uses the key. The key receives what people have released to it. Null: no personal data.",
      nullable: true,
    }),
    agreement: t.exposeString("agreement", {
      description:
        "Title of the agreement by which that organization processes data for the program, without releases. Null if there is none.",
      nullable: true,
    }),
    agencyNumber: t.exposeInt("agencyId", {
      description:
        "`number` of the agency whose cases the key reads and writes. Null: those of the whole program.",
      nullable: true,
    }),
    state: t.field({
      description: "Current state of the key.",
      type: State,
      resolve: (row, _args, { now }) => stateOf(row, now()),
    }),
    createdBy: t.exposeString("createdBy", {
      description: "User name of the super administrator who created it.",
    }),
    heldBy: t.string({
      description:
        "The super administrator whose account holds the key. The key ends with that account. Null once the account is gone.",
      nullable: true,
      select: { admin: { select: { username: true } } },
      resolve: ({ admin }) => admin?.username ?? null,
    }),
    createdAt: t.expose("createdAt", { description: "When the key was created.", type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { description: "When the key expires.", type: "DateTime" }),
    lastUsedAt: t.expose("lastUsedAt", {
      description: "When the key was last used, to the minute. Null if it never was.",
      type: "DateTime",
      nullable: true,
    }),
    lastUsedIp: t.exposeString("lastUsedIp", {
      description: "IP address of the last use. Null if it was never used.",
      nullable: true,
    }),
    revokedAt: t.expose("revokedAt", {
      description: "When the key was revoked. Null if it was not.",
      type: "DateTime",
      nullable: true,
    }),
    revokedBy: t.exposeString("revokedBy", {
      description: "User name of the person who revoked it. Null if it was not revoked.",
      nullable: true,
    }),
  }),
});

builder.prismaObjectField("Admin", "apiKeys", (t) =>
  t.relation("apiKeys", {
    description:
      "Active API keys that end with this account. Empty unless the caller is a super administrator.",
    query: (_args, { viewer, now }) => ({ where: keysListedFor(viewer, now()), orderBy: { id: "asc" } }),
  }),
);

builder.queryField("apiKeys", (t) =>
  t.field({
    access: "readSecurity",
    description: "All API keys, active ones first. At most 200.",
    type: connectionOf("ApiKey", ApiKey, { description: "One page of API keys." }),
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
  description: `Creates an API key. INVALID with \`fields\`. CONFLICT if 50 keys are active. ${passwordCode}`,
  input: (t) => ({
    name: t.string({ description: "Name of the key. At most 60 characters. It appears in the audit log." }),
    scopes: t.stringList({ description: "One or more scopes. See `ApiKey.scopes`." }),
    days: t.int({ description: "Lifetime in days, from 1 to 366." }),
    networks: t.stringList({
      description:
        "IP addresses or networks such as 10.0.0.0/8 that may use the key. Omit it to allow any address.",
      required: false,
    }),
    body: t.string({
      description:
        "The organization that uses the key. Omit it for a key that receives no personal data. At most 120 characters.",
      required: false,
    }),
    agreement: t.string({
      description:
        "Title of the agreement by which that organization processes data for the program. The key then needs no release. At most 120 characters.",
      required: false,
    }),
    agency: t.int({
      description:
        "`number` of the agency whose cases the key is limited to. Such a key does not reach what belongs to the program itself, such as funds and the directory. Omit it for the whole program.",
      required: false,
    }),
  }),
  resolve: ({ networks, ...form }, context) => createKey(context, { ...form, networks: networks ?? [] }),
  payload: (p) => ({
    key: p.exposeString("key", { description: "The key itself. It is shown only in this answer." }),
    apiKey: p.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
  }),
});

rowMutation("changeApiKeyRecipient", ["apiKey", "ApiKey"], {
  access: "superAdmin",
  description: `Changes who uses an API key. What it reads follows with its next call. CONFLICT if someone else changed it first, or it is revoked. INVALID with \`fields\`. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the API key." }),
    body: t.string({ description: "The organization that uses the key. Null: none.", required: false }),
    agreement: t.string({ description: "Title of the agreement with it. Null: none.", required: false }),
    seenBody: t.string({ description: "`body` that the caller saw.", required: false }),
    seenAgreement: t.string({ description: "`agreement` that the caller saw.", required: false }),
  }),
  resolve: ({ id, body, agreement, seenBody, seenAgreement }, context, selection) =>
    changeKeyRecipient(
      context,
      numberIn(id, "ApiKey"),
      { seen: { body: seenBody, agreement: seenAgreement }, input: { body, agreement } },
      selection,
    ),
});

rowMutation("revokeApiKey", ["apiKey", "ApiKey"], {
  access: "manageSecurity",
  description: `Revokes an API key immediately. CONFLICT if it is already revoked. NOT_FOUND. ${passwordCode}`,
  input: idOf("API key"),
  resolve: (input, context, selection) => revokeKey(context, numberIn(input.id, "ApiKey"), selection),
});
