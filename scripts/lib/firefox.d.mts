/** The path of the Firefox that Playwright drives. Throws where there is none. */
export function installedFirefox(): string;
