/** The path of the Firefox that Playwright drives. Throws if there is none. */
export function installedFirefox(): string;
