import { builder } from "../../../core/graphql/builder.ts";
import { passwordCode } from "../../../core/graphql/descriptions.ts";
import { mutation, type Payload } from "../../../core/graphql/mutations.ts";
import { Viewer } from "../../session/types.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  makeRecoveryCodes,
  ownSecondFactor,
  removeOwnSecondFactor,
  verifySecondFactor,
} from "./second-factor.ts";

const OwnSecondFactor = builder
  .objectRef<{ since: Date | null; codesLeft: number; isRequired: boolean }>("OwnSecondFactor")
  .implement({
    description: "Two-factor sign-in of your own account.",
    access: "through",
    fields: (t) => ({
      since: t.expose("since", {
        description: "When two-factor sign-in was turned on. Null while it is off.",
        type: "DateTime",
        nullable: true,
      }),
      codesLeft: t.exposeInt("codesLeft", { description: "Number of unused recovery codes." }),
      isRequired: t.exposeBoolean("isRequired", {
        description: "True if the configuration requires a second factor for every administrator.",
      }),
    }),
  });

builder.queryField("ownSecondFactor", (t) =>
  t.field({
    access: "knownAdmin",
    description: "Two-factor sign-in of your own account.",
    type: OwnSecondFactor,
    resolve: (_root, _args, context) => ownSecondFactor(context),
  }),
);

mutation("adminVerifyMfa", {
  access: "anyAdmin",
  description:
    "Completes a sign-in with a second factor. INVALID with `fields` for a wrong or used code. CONFLICT if the session does not need a code. RATE_LIMITED.",
  input: (t) => ({
    code: t.string({ description: "Six digits from the authenticator app, or a recovery code." }),
  }),
  resolve: async (input, context) => {
    await verifySecondFactor(context, input);
    return {};
  },
  payload: (t) => ({
    viewer: t.field({ type: Viewer, resolve: (_given, _args, { viewer }) => viewer }),
  }),
});

const recoveryPayload: Payload<{ codes: string[] }> = (t) => ({
  recoveryCodes: t.exposeStringList("codes", {
    description: "Ten recovery codes. Each works once. They are shown only in this answer.",
  }),
  viewer: t.field({ type: Viewer, resolve: (_made, _args, { viewer }) => viewer }),
});

mutation("beginSecondFactor", {
  access: "knownAdmin",
  description: `Creates a secret for your own second factor. It has no effect until \`confirmSecondFactor\`. CONFLICT if a second factor is on. ${passwordCode}`,
  resolve: (_input, context) => beginSecondFactor(context),
  payload: (t) => ({
    secret: t.exposeString("secret", { description: "Secret in base32, for typing into the app." }),
    uri: t.exposeString("uri", {
      description: "Address for authenticator apps, such as `otpauth://totp/…`.",
    }),
    qrCode: t.exposeString("qrCode", { description: "QR code of `uri`, as an SVG image in a data URI." }),
  }),
});

mutation("confirmSecondFactor", {
  access: "knownAdmin",
  description: `Turns on your second factor with a first code. Every later sign-in needs one. INVALID with \`fields\` for a wrong code. CONFLICT if a second factor is on. RATE_LIMITED. ${passwordCode}`,
  input: (t) => ({ code: t.string({ description: "Six digits that the authenticator app shows now." }) }),
  resolve: async (input, context) => ({ codes: await confirmSecondFactor(context, input) }),
  payload: (t) => recoveryPayload(t),
});

mutation("removeSecondFactor", {
  access: "admin",
  description:
    "Turns off your own second factor and removes your passkeys. INVALID with `fields` for a wrong password. CONFLICT if you have none. RATE_LIMITED.",
  input: (t) => ({ password: t.string({ description: "Current password." }) }),
  resolve: async (input, context) => {
    await removeOwnSecondFactor(context, input);
    return {};
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_removed, _args, { viewer }) => viewer }) }),
});

mutation("makeRecoveryCodes", {
  access: "admin",
  description: `Replaces your recovery codes with ten new ones. CONFLICT if you have no second factor. ${passwordCode}`,
  resolve: async (_input, context) => ({ codes: await makeRecoveryCodes(context) }),
  payload: (t) => recoveryPayload(t),
});
