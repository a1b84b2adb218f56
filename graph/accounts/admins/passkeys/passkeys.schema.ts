import { builder } from "../../../core/graphql/builder.ts";
import { mutation, type Payload } from "../../../core/graphql/mutations.ts";
import { Viewer } from "../../session/types.ts";
import {
  beginPasskey,
  finishPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
  type OwnPasskey,
} from "./own-passkeys.ts";
import { beginPasskeySignIn, finishPasskeySignIn } from "./sign-in.ts";

const Passkey = builder.objectRef<OwnPasskey>("Passkey").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastUsedAt: t.expose("lastUsedAt", { type: "DateTime", nullable: true }),
    isSynced: t.exposeBoolean("isSynced"),
  }),
});

builder.queryField("ownPasskeys", (t) =>
  t.field({
    access: "knownAdmin",
    type: [Passkey],
    resolve: (_root, _args, context) => ownPasskeys(context),
  }),
);

const optionsPayload: Payload<{ options: string }> = (t) => ({ options: t.exposeString("options") });
const listPayload: Payload<object> = (t) => ({
  passkeys: t.field({ type: [Passkey], resolve: (_done, _args, context) => ownPasskeys(context) }),
});

mutation("beginPasskey", {
  access: "knownAdmin",
  resolve: async (_input, context) => ({ options: await beginPasskey(context) }),
  payload: (t) => optionsPayload(t),
});

mutation("finishPasskey", {
  access: "knownAdmin",
  input: (t) => ({ name: t.string(), answer: t.string() }),
  resolve: async (input, context) => {
    await finishPasskey(context, input);
    return {};
  },
  payload: (t) => ({
    ...listPayload(t),
    viewer: t.field({ type: Viewer, resolve: (_done, _args, { viewer }) => viewer }),
  }),
});

mutation("renamePasskey", {
  access: "admin",
  input: (t) => ({ number: t.int(), name: t.string() }),
  resolve: async ({ number, name }, context) => {
    await renamePasskey(context, number, { name });
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("removePasskey", {
  access: "admin",
  input: (t) => ({ number: t.int() }),
  resolve: async ({ number }, context) => {
    await removePasskey(context, number);
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("beginPasskeySignIn", {
  access: "anyone",
  resolve: async (_input, context) => ({ options: await beginPasskeySignIn(context) }),
  payload: (t) => optionsPayload(t),
});

mutation("finishPasskeySignIn", {
  access: "anyone",
  input: (t) => ({ answer: t.string() }),
  resolve: async (input, context) => {
    await finishPasskeySignIn(context, input);
    return {};
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_done, _args, { viewer }) => viewer }) }),
});
