/** The same as package.json's; a test holds them together. */
export const appVersion = "1.0.0";
