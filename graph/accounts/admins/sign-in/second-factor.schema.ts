import { builder } from "../../../core/graphql/builder.ts";
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
    access: "through",
    fields: (t) => ({
      since: t.expose("since", { type: "DateTime", nullable: true }),
      codesLeft: t.exposeInt("codesLeft"),
      isRequired: t.exposeBoolean("isRequired"),
    }),
  });

builder.queryField("ownSecondFactor", (t) =>
  t.field({
    access: "knownAdmin",
    type: OwnSecondFactor,
    resolve: (_root, _args, context) => ownSecondFactor(context),
  }),
);

mutation("adminVerifyMfa", {
  access: "anyAdmin",
  input: (t) => ({ code: t.string() }),
  resolve: async (input, context) => {
    await verifySecondFactor(context, input);
    return {};
  },
  payload: (t) => ({
    viewer: t.field({ type: Viewer, resolve: (_given, _args, { viewer }) => viewer }),
  }),
});

const recoveryPayload: Payload<{ codes: string[] }> = (t) => ({
  recoveryCodes: t.exposeStringList("codes"),
  viewer: t.field({ type: Viewer, resolve: (_made, _args, { viewer }) => viewer }),
});

mutation("beginSecondFactor", {
  access: "knownAdmin",
  resolve: (_input, context) => beginSecondFactor(context),
  payload: (t) => ({
    secret: t.exposeString("secret"),
    uri: t.exposeString("uri"),
    qrCode: t.exposeString("qrCode"),
  }),
});

mutation("confirmSecondFactor", {
  access: "knownAdmin",
  input: (t) => ({ code: t.string() }),
  resolve: async (input, context) => ({ codes: await confirmSecondFactor(context, input) }),
  payload: (t) => recoveryPayload(t),
});

mutation("removeSecondFactor", {
  access: "admin",
  input: (t) => ({ password: t.string() }),
  resolve: async (input, context) => {
    await removeOwnSecondFactor(context, input);
    return {};
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_removed, _args, { viewer }) => viewer }) }),
});

mutation("makeRecoveryCodes", {
  access: "admin",
  resolve: async (_input, context) => ({ codes: await makeRecoveryCodes(context) }),
  payload: (t) => recoveryPayload(t),
});
