import { BlockList, isIP } from "node:net";
import { plainAddress } from "../core/http/network-of.ts";

const kindOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether the text is an address, or a network such as 10.0.0.0/8. */
export function isNetwork(written: string): boolean {
  const [address = "", bits] = written.split("/");
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 6 ? 128 : 32));
}

/** Whether an address is in one of the networks. */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  const address = plainAddress(ip);
  if (!isIP(address)) return false;
  const list = new BlockList();
  for (const written of networks) {
    const [base = "", bits] = written.split("/");
    if (bits === undefined) list.addAddress(base, kindOf(base));
    else list.addSubnet(base, Number(bits), kindOf(base));
  }
  return list.check(address, kindOf(address));
}
