/** A row number in an address. An invalid one is replaced by 0, which no row has. */
export const wholeNumber = (text = ""): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
