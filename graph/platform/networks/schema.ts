import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { listNetwork, listNetworks, unlistNetwork, type SharedNetwork } from "./service.ts";

const Network = builder.objectRef<SharedNetwork>("SharedNetwork").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    cidr: t.exposeString("cidr"),
    label: t.exposeString("label"),
    listedBy: t.exposeString("listedBy"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

builder.queryField("sharedNetworks", (t) =>
  t.field({
    access: "readSecurity",
    type: [Network],
    resolve: (_root, _args, context) => listNetworks(context),
  }),
);

const payload: Payload<SharedNetwork> = (t) => ({
  network: t.field({ type: Network, resolve: (row) => row }),
});

mutation("listNetwork", {
  access: "manageSecurity",
  input: (t) => ({ cidr: t.string(), label: t.string() }),
  resolve: (input, context) => listNetwork(context, input),
  payload: (t) => payload(t),
});

mutation("unlistNetwork", {
  access: "manageSecurity",
  input: (t) => ({ number: t.int() }),
  resolve: ({ number }, context) => unlistNetwork(context, number),
  payload: (t) => payload(t),
});
