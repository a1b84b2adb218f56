/** The same as package.json's, checked by a test. */
export const appVersion = "1.0.0";
