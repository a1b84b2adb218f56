import type { Catalogue, Sentence, Values } from "#shared/core/i18n/phrases";

/**
 * The sentence of a domain whose English a text is, with the values that stand in it: for what is
 * kept or sent as text alone. Undefined for anything else. `says` by the names of the sentences, as
 * their domain's sentences.ts has them.
 */
export function recognised(text: string, domain: string, says: Catalogue[string]): Sentence | undefined {
  for (const [name, saying] of Object.entries(says)) {
    const values = typeof saying === "string" ? text === saying && {} : valuesIn(text, saying);
    if (values) return { text, key: `${domain}.${name}`, values };
  }
  return undefined;
}

/** What stands where the English has a value: it is asked with a mark in the place of each. */
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
