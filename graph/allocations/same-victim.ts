/** A name as it is compared: its words in any order, without capitals and accents. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");

/** A telephone number by its digits, with or without the country's. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
