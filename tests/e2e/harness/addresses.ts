import { readFileSync } from "node:fs";
import { addresses } from "../../../graph/app/route-access.ts";

/** The client's addresses, as the build wrote them (scripts/lib/build/pages.mjs). */
const ofTheApp = () => JSON.parse(readFileSync("dist/web/pages/addresses.json", "utf8")) as string[];

const needsData = (address: string) => /[:*]/.test(address);
/** Developers' pages have journeys of their own (tests/e2e/accessibility/design.spec.ts). */
const isOfDevelopers = (address: string) => address.startsWith("/dev/");
const isDesk = (address: string) => /^\/admin(?:\/|$)/.test(address);

/** Every page of the web app for the public and officers that opens by its address alone. */
export const appAddresses = () =>
  ofTheApp().filter((address) => ![needsData, isDesk, isOfDevelopers].some((is) => is(address)));

/** The same for administrators. */
export const deskAddresses = () => ofTheApp().filter((address) => !needsData(address) && isDesk(address));

/**
 * Every page that the server writes itself and that opens by its address alone; of those behind
 * links, the page that an unknown link leads to.
 */
export const serverAddresses = () =>
  Object.entries(addresses)
    .filter(([key, { isPage }]) => isPage && key.startsWith("GET "))
    .map(([key]) => key.slice("GET ".length).replace(":token", "no-such-link"))
    .filter((address) => !needsData(address));
