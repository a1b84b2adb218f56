import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { listNetwork, listNetworks, unlistNetwork, type SharedNetwork } from "./service.ts";

const Network = builder.objectRef<SharedNetwork>("SharedNetwork").implement({
  description:
    "A network that many people share, such as a station, a shelter or a courthouse. It counts as one and has ten times the limits of another network.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    cidr: t.exposeString("cidr", {
      description: "First address and length of the prefix, such as 198.51.100.0/24.",
    }),
    label: t.exposeString("label", { description: "What the network is." }),
    listedBy: t.exposeString("listedBy", { description: "User name of the administrator who listed it." }),
    createdAt: t.expose("createdAt", { description: "When it was listed.", type: "DateTime" }),
  }),
});

builder.queryField("sharedNetworks", (t) =>
  t.field({
    access: "readSecurity",
    description: "The shared networks, by label. At most 200.",
    type: [Network],
    resolve: (_root, _args, context) => listNetworks(context),
  }),
);

const payload: Payload<SharedNetwork> = (t) => ({
  network: t.field({ type: Network, resolve: (row) => row }),
});

mutation("listNetwork", {
  access: "manageSecurity",
  description: `Lists a shared network. INVALID with \`fields\`. CONFLICT if it is listed, or if 200 are. ${passwordCode}`,
  input: (t) => ({
    cidr: t.string({
      description:
        "IP address, or a range such as 198.51.100.0/24. At most a /16 of IPv4; from a /40 to a /64 of IPv6.",
    }),
    label: t.string({ description: "What the network is. At most 80 characters." }),
  }),
  resolve: (input, context) => listNetwork(context, input),
  payload: (t) => payload(t),
});

mutation("unlistNetwork", {
  access: "manageSecurity",
  description: `Removes a shared network from the list. NOT_FOUND. CONFLICT if it was removed already. ${passwordCode}`,
  input: (t) => ({ number: t.int({ description: "Row number of the network." }) }),
  resolve: ({ number }, context) => unlistNetwork(context, number),
  payload: (t) => payload(t),
});
