import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * The network under which every limit counts an address: an IPv4 address itself, and the first 64
 * bits of an IPv6 address, since one customer gets all of them. Spelling and port do not matter.
 */
export function networkOf(written: string): string {
  const address = readAddress(written);
  return address instanceof ipaddr.IPv6 ? networkName(address, 64) : plainAddress(written);
}

/** The first bits of an IPv6 address, as in 2001:db8:0:7::/64. */
export function networkName({ parts }: ipaddr.IPv6, bits: 48 | 56 | 64): string {
  const groups = parts.slice(0, Math.ceil(bits / 16));
  const last = bits === 56 ? (groups.pop() ?? 0) & 0xff00 : groups.pop();
  return `${[...groups, last].map((group) => group?.toString(16)).join(":")}::/${bits}`;
}

/** An IPv6 address with brackets, zone and port is shorter. */
const maxCharacters = 100;

/** An address without brackets, port, zone, or the IPv6 form of an IPv4 address. */
export function plainAddress(written: string): string {
  const address = readAddress(written);
  return address instanceof ipaddr.IPv4 ? address.toString() : bare(written);
}

/** Reads an address in any spelling. An IPv4 address in IPv6 form is one of IPv4. */
export function readAddress(written: string): Address | undefined {
  const address = parseAddress(bare(written));
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** The library also reads octal and hexadecimal IPv4 addresses, which no one means here. */
export function parseAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return ipaddr.IPv6.isValid(text) && !text.includes("%") ? ipaddr.IPv6.parse(text) : undefined;
}

function bare(written: string): string {
  const text = written.trim().slice(0, maxCharacters);
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).split("%", 1).join("").toLowerCase();
}

/** Whether an address is one of this machine. */
export const isLoopbackAddress = (written: string): boolean => readAddress(written)?.range() === "loopback";
