import { builder } from "../../core/graphql/builder.ts";
import { Viewer } from "../../session/types.ts";
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

builder.relayMutationField(
  "adminVerifyMfa",
  { inputFields: (t) => ({ code: t.string() }) },
  {
    access: "anyAdmin",
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
    secret: t.exposeString("secret"),
    uri: t.exposeString("uri"),
    qrCode: t.exposeString("qrCode"),
  }),
});

const recoveryPayload = (name: string) =>
  builder.objectRef<{ codes: string[] }>(name).implement({
    fields: (t) => ({
      recoveryCodes: t.exposeStringList("codes"),
      viewer: t.field({ type: Viewer, resolve: (_made, _args, { viewer }) => viewer }),
    }),
  });

const ConfirmSecondFactorInput = builder.inputType("ConfirmSecondFactorInput", {
  fields: (t) => ({ code: t.string() }),
});
const RemoveSecondFactorInput = builder.inputType("RemoveSecondFactorInput", {
  fields: (t) => ({ password: t.string() }),
});
const RemoveSecondFactorPayload = builder.objectRef<object>("RemoveSecondFactorPayload").implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_removed, _args, { viewer }) => viewer }) }),
});

builder.mutationFields((t) => ({
  beginSecondFactor: t.field({
    access: "knownAdmin",
    type: BeginSecondFactorPayload,
    resolve: (_root, _args, context) => beginSecondFactor(context),
  }),
  confirmSecondFactor: t.field({
    access: "knownAdmin",
    type: recoveryPayload("ConfirmSecondFactorPayload"),
    args: { input: t.arg({ type: ConfirmSecondFactorInput }) },
    resolve: async (_root, { input }, context) => ({ codes: await confirmSecondFactor(context, input) }),
  }),
  removeSecondFactor: t.field({
    access: "admin",
    type: RemoveSecondFactorPayload,
    args: { input: t.arg({ type: RemoveSecondFactorInput }) },
    resolve: async (_root, { input }, context) => {
      await removeOwnSecondFactor(context, input);
      return {};
    },
  }),
  makeRecoveryCodes: t.field({
    access: "admin",
    type: recoveryPayload("MakeRecoveryCodesPayload"),
    resolve: async (_root, _args, context) => ({ codes: await makeRecoveryCodes(context) }),
  }),
}));
