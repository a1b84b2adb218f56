import { expect, test } from "vitest";
import { networkOf, plainAddress } from "./network-of.ts";

test("an IPv4 address is its own network, with a port or in IPv6 letters", () => {
  for (const written of [
    "203.0.113.9",
    "203.0.113.9:49152",
    " 203.0.113.9 ",
    "::ffff:203.0.113.9",
    "::FFFF:cb00:7109",
    "[::ffff:203.0.113.9]:443",
  ])
    expect(networkOf(written)).toBe("203.0.113.9");
  expect(networkOf("203.0.113.10")).not.toBe(networkOf("203.0.113.9"));
});

test("the addresses of one IPv6 network count as one, in any spelling", () => {
  for (const written of [
    "2001:db8:0:7::1",
    "2001:DB8:0:7:ffff:ffff:ffff:ffff",
    "2001:0db8:0000:0007:1:2:3:4",
    "[2001:db8:0:7::1]:443",
    "2001:db8:0:7::1%eth0",
    "2001:db8::7:0:0:192.0.2.1",
  ])
    expect(networkOf(written), written).toBe("2001:db8:0:7::/64");
  expect(networkOf("2001:db8:0:8::1")).toBe("2001:db8:0:8::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

test("keeps text that is not an address", () => {
  expect(networkOf("unknown")).toBe("unknown");
  expect(networkOf("")).toBe("");
  expect(plainAddress("::1")).toBe("::1");
});
