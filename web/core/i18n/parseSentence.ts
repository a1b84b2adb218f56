import type { Catalogue, Sentence, Values } from "../../../shared/core/i18n/phrases.ts";

/**
 * Parses an English text of a domain back into its sentence and values, for what is stored or sent
 * as plain text. Undefined for anything else. `says` maps names to sentences, as in the domain's
 * sentences.ts.
 */
export function recognised(text: string, domain: string, says: Catalogue[string]): Sentence | undefined {
  for (const [name, saying] of Object.entries(says)) {
    const values = typeof saying === "string" ? text === saying && {} : valuesIn(text, saying);
    if (values) return { text, key: `${domain}.${name}`, values };
  }
  return undefined;
}

/** A placeholder: the English is generated with one for each value. */
function valuesIn(text: string, saying: (values: never) => string): Values | undefined {
  const marks = new Proxy({}, { get: (_none, name) => `<${String(name)}>` });
  const seen = new Set<string>();
  const pattern = saying(marks as never)
    .replace(/[.*+?^$()[\]{}\\|]/g, "\\$&")
    .replace(/<(\w+)>/g, (_mark, name: string) => {
      const isAgain = seen.has(name);
      seen.add(name);
      return isAgain ? `\\k<${name}>` : `(?<${name}>.+?)`;
    });
  const found = new RegExp(`^${pattern}$`, "s").exec(text);
  return found ? { ...found.groups } : undefined;
}
