import { declareDescriptions, passwordCode } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  SharedNetwork: {
    self: "A network that many people share, such as a station, a shelter or a courthouse. It counts as one and has ten times the limits of another network.",
    cidr: "First address and length of the prefix, such as 198.51.100.0/24.",
    createdAt: "When it was listed.",
    label: "What the network is.",
    listedBy: "User name of the administrator who listed it.",
    number: "Row number.",
  },
  ListNetworkInput: {
    self: "A network to list.",
    cidr: "IP address, or a range such as 198.51.100.0/24. At most a /16 of IPv4; from a /40 to a /64 of IPv6.",
    label: "What the network is. At most 80 characters.",
  },
  ListNetworkPayload: {
    self: "Result of `listNetwork`.",
    network: "The listed network.",
  },
  UnlistNetworkInput: {
    self: "A network to remove from the list.",
    number: "Row number of the network.",
  },
  UnlistNetworkPayload: {
    self: "Result of `unlistNetwork`.",
    network: "The removed network.",
  },
  Query: {
    sharedNetworks: "The shared networks, by label. At most 200.",
  },
  Mutation: {
    listNetwork: `Lists a shared network. INVALID with \`fields\`. CONFLICT if it is listed, or if 200 are. ${passwordCode}`,
    unlistNetwork: `Removes a shared network from the list. NOT_FOUND. CONFLICT if it was removed already. ${passwordCode}`,
  },
});
