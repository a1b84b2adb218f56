/**
 * French words with their spaces held: no line breaks before : ; ! ? » $ or after « and n°. So nobody types invisible
 * characters. Objects, lists and functions are held through and through; `thin` is the space before ; ! and ?.
 */
export function spacedFrench<Value>(value: Value, thin = "\u202f"): Value {
  return hold(value) as Value;

  function hold(part: unknown): unknown {
    if (typeof part === "string")
      return part
        .replace(/« |n° | (?=[:»$])/g, (gap) => gap.replace(" ", "\u00a0"))
        .replace(/ (?=[;!?])/g, thin);
    if (typeof part === "function")
      return (...given: unknown[]) => hold((part as (...all: unknown[]) => unknown)(...given));
    if (Array.isArray(part)) return part.map(hold);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, hold(inner)]));
  }
}
