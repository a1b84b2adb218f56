import { readRange } from "../../core/http/network-range.ts";

/** Whether the text is an address, or a network such as 10.0.0.0/8. */
export const isNetwork = (written: string): boolean => readRange(written) !== undefined;

/** Whether an address is in one of the networks. */
export const isWithin = (ip: string, networks: readonly string[]): boolean =>
  networks.some((written) => readRange(written)?.has(ip));
