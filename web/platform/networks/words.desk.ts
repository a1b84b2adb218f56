import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Shared networks",
  also: "limits, rate limits, stations, shelters, courthouses, CIDR, IP ranges",
  failed: "Could not load shared networks. Please try again.",
  text: "Everyone in a station, shelter or courthouse may share one IP address. A listed network counts as one, with ten times the limits of other networks. Limits per person, device, account and code stay the same.",
  empty: "No shared networks yet.",
  add: "List a network",
  cidr: "IP address or range",
  cidrHint: "For example 203.0.113.7 or 198.51.100.0/24. At most a /16 of IPv4, or a /40 to /64 of IPv6.",
  label: "What it is",
  labelHint: "For example “Central station”. Shown here and in the audit log.",
  save: "List network",
  saving: "Saving...",
  cancel: "Cancel",
  listed: (label: string) => `${label} is listed`,
  by: (who: string, when: string) => `Listed by ${who}, ${when}`,
  remove: "Remove",
  removeOf: (label: string) => `Remove ${label}`,
  removeTitle: (label: string) => `Remove ${label} from the list?`,
  removeText: "From now on, each of its IP addresses has the limits of any other network.",
  removed: (label: string) => `${label} was removed`,
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
