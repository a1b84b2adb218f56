/** "Lee, Cass and Polk" */
export const allOf = (names: readonly string[], and: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}` : (names[0] ?? "");

/** Some cities are counties themselves; the file writes them "Norfolk city". */
export const isCity = (county: string) => county.endsWith(" city");
export const cityOf = (county: string) => county.replace(/ city$/, "");
