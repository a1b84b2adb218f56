import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  cidrMissing: "Please enter an IP address or a range",
  cidrWrong: "Enter an IP address, or a range such as 198.51.100.0/24",
  tooWide: ({ ipv4, ipv6 }: { ipv4: number; ipv6: number }) =>
    `This range is too wide. List at most a /${ipv4} of IPv4 or a /${ipv6} of IPv6.`,
  tooNarrow: ({ ipv6 }: { ipv6: number }) => `List at least a /${ipv6} of IPv6, which is one customer`,
  labelMissing: "Please enter what this network is",
  labelTooLong: "Use at most 80 characters",
  listedAlready: "This network is already listed.",
  tooManyNetworks: "The list is full. Remove a network that is no longer used.",
  noSuchNetwork: "This network no longer exists.",
  removedAlready: "This network was already removed.",
};

export const says = sentences("networks", en);
