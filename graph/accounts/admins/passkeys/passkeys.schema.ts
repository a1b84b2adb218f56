import { builder } from "../../../core/graphql/builder.ts";
import { passwordCode } from "../../../core/graphql/descriptions.ts";
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
  description: "A passkey of your own account. It signs you in without a password or code.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. `renamePasskey` and `removePasskey` take it." }),
    name: t.exposeString("name", { description: "Name that you gave it." }),
    createdAt: t.expose("createdAt", { description: "When the passkey was added.", type: "DateTime" }),
    lastUsedAt: t.expose("lastUsedAt", {
      description: "When the passkey last signed you in. Null if it never did.",
      type: "DateTime",
      nullable: true,
    }),
    isSynced: t.exposeBoolean("isSynced", {
      description: "True if the device's provider copies the passkey to the owner's other devices.",
    }),
  }),
});

builder.queryField("ownPasskeys", (t) =>
  t.field({
    access: "knownAdmin",
    description: "Passkeys of your own account, oldest first.",
    type: [Passkey],
    resolve: (_root, _args, context) => ownPasskeys(context),
  }),
);

const optionsPayload: Payload<{ options: string }> = (t) => ({
  options: t.exposeString("options", {
    description: "Options for the call of `navigator.credentials`, as JSON. Valid for five minutes.",
  }),
});
const listPayload: Payload<object> = (t) => ({
  passkeys: t.field({
    description: "Your passkeys after the change, oldest first.",
    type: [Passkey],
    resolve: (_done, _args, context) => ownPasskeys(context),
  }),
});

mutation("beginPasskey", {
  access: "knownAdmin",
  description: `Starts adding a passkey. UNPROCESSABLE if two-factor sign-in is off, if the account has ten passkeys, or if the server's address does not allow passkeys. ${passwordCode}`,
  resolve: async (_input, context) => ({ options: await beginPasskey(context) }),
  payload: (t) => optionsPayload(t),
});

mutation("finishPasskey", {
  access: "knownAdmin",
  description: `Adds the passkey that the device made. INVALID with \`fields\` for an answer that does not fit. CONFLICT if it came too late or the passkey is known. ${passwordCode}`,
  input: (t) => ({
    name: t.string({ description: "Name for telling your passkeys apart. At most 60 characters." }),
    answer: t.string({
      description: "The device's answer to the options, as JSON. At most 20,000 characters.",
    }),
  }),
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
  description: `Renames a passkey of your own. INVALID with \`fields\`. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    number: t.int({ description: "Row number of the passkey." }),
    name: t.string({ description: "New name. At most 60 characters." }),
  }),
  resolve: async ({ number, name }, context) => {
    await renamePasskey(context, number, { name });
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("removePasskey", {
  access: "admin",
  description: `Removes a passkey of your own and ends the sessions that it opened, except this one. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({ number: t.int({ description: "Row number of the passkey." }) }),
  resolve: async ({ number }, context) => {
    await removePasskey(context, number);
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("beginPasskeySignIn", {
  access: "anyone",
  description:
    "Starts a sign-in with a passkey: as the second step after the password, or alone. UNPROCESSABLE if the account has none, or if the server's address does not allow passkeys.",
  resolve: async (_input, context) => ({ options: await beginPasskeySignIn(context) }),
  payload: (t) => optionsPayload(t),
});

mutation("finishPasskeySignIn", {
  access: "anyone",
  description:
    "Completes a sign-in with a passkey. The answer sets the session cookie. UNAUTHENTICATED for any passkey that does not fit. CONFLICT if the answer came too late or was used. RATE_LIMITED.",
  input: (t) => ({
    answer: t.string({
      description: "The device's answer to the options, as JSON. At most 20,000 characters.",
    }),
  }),
  resolve: async (input, context) => {
    await finishPasskeySignIn(context, input);
    return {};
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_done, _args, { viewer }) => viewer }) }),
});
