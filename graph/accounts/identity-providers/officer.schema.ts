import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { forgetIdentity, ownIdentity, type OfficerIdentity } from "./officer-sign-in.ts";

const Confirmed = builder.objectRef<OfficerIdentity>("ConfirmedOfficer").implement({
  description: "What an agency's sign-in confirmed about the officer at this browser. It grants nothing.",
  access: "through",
  fields: (t) => ({
    provider: t.string({
      description: "Name of the identity provider.",
      resolve: ({ provider }) => provider.name,
    }),
    agency: t.string({ description: "Agency of the officer.", resolve: ({ provider }) => provider.agency }),
    name: t.exposeString("name", { description: "Name of the officer." }),
    badge: t.exposeString("badge", { description: "Badge number." }),
    rank: t.exposeString("rank", { description: "Rank. Empty if the provider did not send one." }),
  }),
});

builder.queryField("confirmedOfficer", (t) =>
  t.field({
    access: "anyone",
    description:
      "What an agency's sign-in confirmed about the officer at this browser. Null if there is nothing.",
    type: Confirmed,
    nullable: true,
    resolve: (_root, _args, context) => ownIdentity(context),
  }),
);

mutation("forgetConfirmedOfficer", {
  access: "anyone",
  description: "Removes what an agency's sign-in confirmed, for the next officer at this browser.",
  resolve: async (_input, context) => {
    await forgetIdentity(context);
    return {};
  },
  payload: (t) => ({
    confirmedOfficer: t.field({
      description: "Always null after this call.",
      type: Confirmed,
      nullable: true,
      resolve: (_done, _args, context) => ownIdentity(context),
    }),
  }),
});
