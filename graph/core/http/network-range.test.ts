import { expect, test } from "vitest";
import { readRange } from "./network-range.ts";

test("a network is read from its first address on, an address as a network of one", () => {
  for (const [written, cidr] of [
    ["198.51.100.77/24", "198.51.100.0/24"],
    [" 198.51.100.7 ", "198.51.100.7/32"],
    ["2001:DB8:0:7::9/64", "2001:db8:0:7::/64"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["::/0", "::/0"],
  ] as const)
    expect(readRange(written)?.cidr, written).toBe(cidr);
});

test("what is no network is not read", () => {
  for (const written of [
    ...["", "station", "198.51.100", "198.51.100.0/33", "198.51.100.0/-1", "198.51.100.0/", "300.1.1.1"],
    ...["198.51.100.0/24/7", "0x7f.1", "0300.0.0.1", "2001:db8::/129", "fe80::1%eth0", "2001:db8::/6e1"],
  ])
    expect(readRange(written), written).toBeUndefined();
});

test("a range has its own addresses in any spelling, and no others", () => {
  const ipv4 = readRange("198.51.100.0/24");
  expect(ipv4?.has("198.51.100.255")).toBe(true);
  expect(ipv4?.has("::ffff:198.51.100.9")).toBe(true);
  expect(ipv4?.has("198.51.101.0")).toBe(false);
  expect(ipv4?.has("unknown")).toBe(false);
  const ipv6 = readRange("2001:db8:5::/48");
  expect(ipv6?.has("[2001:db8:5:ffff::1]:443")).toBe(true);
  expect(ipv6?.has("2001:db8:6::1")).toBe(false);
  expect(ipv6?.has("198.51.100.9")).toBe(false);
});
