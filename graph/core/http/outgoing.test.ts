import { expect, it } from "vitest";
import { leadsInside } from "./outgoing.ts";

const hostOf = (url: string) => new URL(url).hostname;

it.each([
  "https://localhost./",
  "https://LOCALHOST../",
  "https://localhost%2e/",
  "https://localhost。/",
  "https://api.localhost./",
  "https://127.0.0.1./",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://017700000001/",
  "https://0/",
  "https://１２７.0.0.1/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:a9fe:a9fe]/",
  "https://[0:0:0:0:0:ffff:10.0.0.1]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::10.0.0.1]/",
  "https://[::]/",
  "https://10.0.0.1.:8443/",
  "https://printer.local./",
  "https://metadata.google.internal./",
  "https://router.home.arpa./",
  "https://nas.lan/",
  "https://intranet/",
  "https://intranet./",
])("%s is internal", (url) => {
  expect(leadsInside(hostOf(url))).toBe(true);
});

it.each([
  "https://tools.example.org/",
  "https://tools.example.org./",
  "https://8.8.8.8/",
  "https://local.example.org/",
])("%s is not", (url) => {
  expect(leadsInside(hostOf(url))).toBe(false);
});
