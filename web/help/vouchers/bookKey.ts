/** The row number in an address; 0, which no book has, if it is none. */
export const bookKey = (id: string | undefined): number => (/^[0-9]{1,9}$/.test(id ?? "") ? Number(id) : 0);
