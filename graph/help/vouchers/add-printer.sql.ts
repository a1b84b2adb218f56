import type { Prisma } from "../../../prisma/client/client.ts";

interface Printer {
  bookId: number;
  keys: readonly string[];
}

/** Adds a person to the printers of a book's open vouchers. */
export const addPrinter = (tx: Pick<Prisma.TransactionClient, "$executeRaw">, { bookId, keys }: Printer) =>
  tx.$executeRaw`
    UPDATE "Voucher" v SET "printedByKeys" = (SELECT array_agg(DISTINCT k) FROM unnest(v."printedByKeys" || ${[...keys]}::text[]) k)
    WHERE v."bookId" = ${bookId} AND v."state" = 'open' AND NOT v."printedByKeys" @> ${[...keys]}::text[]`;
