import { isIPv4, isIPv6 } from "node:net";

/**
 * The network under which every limit counts an address: an IPv4 address itself, and the first 64
 * bits of an IPv6 address, since one customer gets all of them. Spelling and port do not matter.
 */
export function networkOf(written: string): string {
  const address = plainAddress(written);
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : address;
}

/** An IPv6 address with brackets, zone and port is shorter. */
const mostCharacters = 100;

/** An address without brackets, port, zone, or the IPv6 form of an IPv4 address. */
export function plainAddress(written: string): string {
  const text = written.trim().slice(0, mostCharacters);
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = (bracketed ?? withPort ?? text).split("%", 1).join("").toLowerCase();
  const groups = groupsOf(address);
  if (!groups) return address;
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  return isMapped ? dotted(groups) : address;
}

/** The eight groups of an IPv6 address without leading zeros; undefined for anything else. */
function groupsOf(address: string): string[] | undefined {
  if (!isIPv6(address)) return undefined;
  const tail = /[\d.]+$/.exec(address)?.[0] ?? "";
  const hex = isIPv4(tail) ? address.slice(0, -tail.length) + inGroups(tail) : address;
  const [before = "", after] = hex.split("::");
  const [left, right] = [before, after ?? ""].map((side) => side.split(":").filter(Boolean));
  const missing = Math.max(0, 8 - (left?.length ?? 0) - (right?.length ?? 0));
  return [...(left ?? []), ...Array.from({ length: missing }, () => "0"), ...(right ?? [])].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

function inGroups(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

const dotted = (groups: readonly string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join(".");
