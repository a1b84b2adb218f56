import type { Prisma, Resource } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { doEach, type Done } from "../../core/do-each.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { change, confirmationBefore, demandListed, nameOf, type ExpectedEntry } from "./acts.ts";
import { confirmation, confirmedAtOf } from "../../../shared/community/entries/rules.ts";
import { says } from "../../../shared/community/entries/sentences.ts";

export type EntryDone = Done<ExpectedEntry, Resource>;

type Results = Promise<EntryDone[]>;
const nameOfRow = ({ id }: ExpectedEntry) => id;

/**
 * Confirms several entries that were checked on the same day with the same source. An entry that
 * has changed, or was confirmed later than that day, is refused with the reason.
 */
export async function confirmEntries(
  context: Context,
  entries: readonly ExpectedEntry[],
  input: unknown,
): Results {
  admit(context.viewer, "workDesk");
  const { day, source } = parse(confirmation, input);
  const confirmedAt = confirmedAtOf(context.zone(), day, context.now());
  if (!confirmedAt) throw new Refusal("INVALID", says.confirmedLater, { day: [says.confirmedLater] });
  return doEach(entries, nameOfRow, (shown) =>
    change(context, shown, {
      action: "entry.confirmed",
      allow: (before) => {
        demandListed(before);
        if (before.confirmedAt && before.confirmedAt > confirmedAt)
          throw new Refusal("CONFLICT", says.confirmedSince({ name: before.confirmedBy ?? "Someone" }));
      },
      data: { confirmedAt, confirmedBy: nameOf(context), confirmedSource: source },
      details: (before) => ({ day, source, ...confirmationBefore(before) }),
    }),
  );
}

/** Undoes the reader's own last confirmation of each entry, if nothing has changed since. */
export async function undoConfirmations(context: Context, entries: readonly ExpectedEntry[]): Results {
  admit(context.viewer, "workDesk");
  return doEach(entries, nameOfRow, (shown) =>
    change(context, shown, {
      action: "entry.unconfirmed",
      data: async (row, tx) => {
        const before = await replacedBy(context, row, tx);
        if (!before) throw new Refusal("CONFLICT", says.notConfirmedByYou);
        return before;
      },
    }),
  );
}

/** The confirmation that the reader's own one replaced. */
async function replacedBy(context: Context, row: Resource, tx: Prisma.TransactionClient) {
  if (row.confirmedBy !== nameOf(context)) return null;
  const entry = await tx.auditEntry.findFirst({
    where: { resourceType: "entry", resourceId: `${row.id}`, action: { startsWith: "entry." } },
    orderBy: { id: "desc" },
  });
  if (entry?.action !== "entry.confirmed") return null;
  const { before } = entry.details as unknown as Partial<ReturnType<typeof confirmationBefore>>;
  return before ?? null;
}
