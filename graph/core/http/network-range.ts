import ipaddr from "ipaddr.js";
import { parseAddress, readAddress, type Address } from "./network-of.ts";

/** A range of addresses, ready to compare. */
export interface NetworkRange {
  /** As it is stored: the first address and the length of the prefix, such as 198.51.100.0/24. */
  cidr: string;
  version: 4 | 6;
  prefix: number;
  has: (address: string) => boolean;
}

/**
 * Reads an address, or a network such as 10.0.0.0/8. A network is stored from its first address on.
 * Undefined if it is neither.
 */
export function readRange(written: string): NetworkRange | undefined {
  const [typed = "", bits, ...rest] = written.trim().split("/");
  const base = parseAddress(typed);
  if (!base || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
  const longest = base.kind() === "ipv6" ? 128 : 32;
  const prefix = bits === undefined ? longest : Number(bits);
  if (prefix > longest) return undefined;
  const first = firstOf(base, prefix);
  return {
    cidr: `${first.toString()}/${prefix}`,
    version: longest === 128 ? 6 : 4,
    prefix,
    has(address) {
      const one = readAddress(address);
      return one?.kind() === base.kind() && one.match(first, prefix);
    },
  };
}

const firstOf = (base: Address, prefix: number) =>
  base.kind() === "ipv6"
    ? ipaddr.IPv6.networkAddressFromCIDR(`${base.toString()}/${prefix}`)
    : ipaddr.IPv4.networkAddressFromCIDR(`${base.toString()}/${prefix}`);
