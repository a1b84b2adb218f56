import { builder } from "../core/graphql/builder.ts";
import { Viewer } from "../session/types.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  makeRecoveryCodes,
  ownSecondFactor,
  removeOwnSecondFactor,
  verifySecondFactor,
  type Enrolment,
} from "./second-factor.ts";

const OwnSecondFactor = builder
  .objectRef<{ since: Date | null; codesLeft: number; isRequired: boolean }>("OwnSecondFactor")
  .implement({
    access: "through",
    description: "How one's own account stands to two-factor sign-in.",
    fields: (t) => ({
      since: t.expose("since", { type: "DateTime", nullable: true, description: "Null while it is off." }),
      codesLeft: t.exposeInt("codesLeft", { description: "Recovery codes that still serve." }),
      isRequired: t.exposeBoolean("isRequired", {
        description: "The configuration asks every administrator for it.",
      }),
    }),
  });

builder.queryField("ownSecondFactor", (t) =>
  t.field({
    access: "knownAdmin",
    type: OwnSecondFactor,
    description: "How one's own account stands to two-factor sign-in.",
    resolve: (_root, _args, context) => ownSecondFactor(context),
  }),
);

builder.relayMutationField(
  "adminVerifyMfa",
  { inputFields: (t) => ({ code: t.string({ description: "Six digits of the app, or a recovery code." }) }) },
  {
    access: "anyAdmin",
    description:
      "The second step of a sign-in. INVALID with fields for a code that is wrong or was used; CONFLICT where none is asked for; RATE_LIMITED.",
    resolve: async (_root, { input }, context) => {
      await verifySecondFactor(context, input);
      return {};
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_given, _args, { viewer }) => viewer }),
    }),
  },
);

const BeginSecondFactorPayload = builder.objectRef<Enrolment>("BeginSecondFactorPayload").implement({
  fields: (t) => ({
    secret: t.exposeString("secret", { description: "In base32, to be typed where nothing can be scanned." }),
    uri: t.exposeString("uri", { description: "`otpauth://totp/…`" }),
    qrCode: t.exposeString("qrCode", { description: "The address as a picture: an SVG as a data URI." }),
  }),
});

const recoveryPayload = (name: string) =>
  builder.objectRef<{ codes: string[] }>(name).implement({
    fields: (t) => ({
      recoveryCodes: t.exposeStringList("codes", {
        description: "Ten, each of which serves once; told here once.",
      }),
      viewer: t.field({ type: Viewer, resolve: (_made, _args, { viewer }) => viewer }),
    }),
  });

const ConfirmSecondFactorInput = builder.inputType("ConfirmSecondFactorInput", {
  fields: (t) => ({ code: t.string({ description: "Six digits that the app shows now." }) }),
});
const RemoveSecondFactorInput = builder.inputType("RemoveSecondFactorInput", {
  fields: (t) => ({ password: t.string() }),
});
const RemoveSecondFactorPayload = builder.objectRef<object>("RemoveSecondFactorPayload").implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_removed, _args, { viewer }) => viewer }) }),
});

const whenOld = "UNPROCESSABLE when the password was not given within five minutes (`confirmAdminPassword`).";

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    access: "knownAdmin",
    type: BeginSecondFactorPayload,
    description: `A new secret for one's own account, which asks for nothing until a code of it was entered. CONFLICT where there is one; ${whenOld}`,
    resolve: (_root, _args, context) => beginSecondFactor(context),
  }),
  confirmSecondFactor: t.field({
    access: "knownAdmin",
    type: recoveryPayload("ConfirmSecondFactorPayload"),
    description: `Enters the first code: from here on every sign-in asks for one. INVALID with fields; CONFLICT where there is one; RATE_LIMITED; ${whenOld}`,
    args: { input: t.arg({ type: ConfirmSecondFactorInput }) },
    resolve: async (_root, { input }, context) => ({ codes: await confirmSecondFactor(context, input) }),
  }),
  removeSecondFactor: t.field({
    access: "admin",
    type: RemoveSecondFactorPayload,
    description:
      "Switches one's own second factor off. INVALID with fields; CONFLICT where there is none; RATE_LIMITED.",
    args: { input: t.arg({ type: RemoveSecondFactorInput }) },
    resolve: async (_root, { input }, context) => {
      await removeOwnSecondFactor(context, input);
      return {};
    },
  }),
  makeRecoveryCodes: t.field({
    access: "admin",
    type: recoveryPayload("MakeRecoveryCodesPayload"),
    description: `Ten new recovery codes in place of those from before. CONFLICT without a second factor; ${whenOld}`,
    resolve: async (_root, _args, context) => ({ codes: await makeRecoveryCodes(context) }),
  }),
}));
