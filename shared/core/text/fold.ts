/**
 * A text in a Unicode normal form. Sorting the marks of one letter costs the square of their
 * number, so each letter keeps 30, as Unicode's stream-safe format has it.
 */
export const normalized = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  text.replace(/(\p{M}{30})\p{M}+/gu, "$1").normalize(form);

/**
 * Text without capitals and accents, for comparing: "Peña" is found by "pena". Capitals have one
 * sigma and small letters two, so all are the same one.
 */
export const folded = (text: string): string =>
  normalized(text, "NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");
