/** Text without capitals and accents, for comparing: "Peña" is found by "pena". */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
