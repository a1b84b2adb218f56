import type { Prisma } from "../../../prisma/client/client.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { demand } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { can } from "./policy.ts";

const include = {
  fund: { select: { name: true } },
  vouchers: { orderBy: { id: "asc" }, include: { request: { select: { caseId: true } } } },
} satisfies Prisma.VoucherBookInclude;

export type BookView = Prisma.VoucherBookGetPayload<{ include: typeof include }>;
export type VoucherView = BookView["vouchers"][number];

const maxBooks = 100;

/** The newest books of vouchers. */
export function listBooks({ viewer, db }: Context): Promise<BookView[]> {
  demand(can.readBooks(viewer));
  return db.voucherBook.findMany({ include, orderBy: { id: "desc" }, take: maxBooks });
}

/** Null if there is none. */
export function findBook({ viewer, db }: Context, id: number): Promise<BookView | null> {
  demand(can.readBooks(viewer));
  return db.voucherBook.findUnique({ where: { id }, include });
}

export async function readBook(context: Context, id: number): Promise<BookView> {
  const book = await findBook(context, id);
  if (!book) throw new Refusal("NOT_FOUND", says.bookMissing);
  return book;
}

/** What the fund still holds for a book, in cents. */
export const reservedOf = ({ vouchers }: Pick<BookView, "vouchers">): number =>
  vouchers.reduce((sum, { state, maxCents }) => (state === "open" ? sum + maxCents : sum), 0);
