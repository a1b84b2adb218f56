import type { Prisma } from "../../../prisma/client/client.ts";
import type { LedgerAccount, LedgerKind } from "../../../prisma/client/enums.ts";
import { bool } from "../../core/database/columns.ts";
import { sqlWithin } from "../../core/database/statement.ts";

type Tx = Pick<Prisma.TransactionClient, "$queryRawUnsafe" | "$executeRaw">;

/** Waits for running transfers of the fund, and blocks new ones until the transaction ends. */
export const lockFund = (tx: Tx, fundId: number) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(42, ${fundId}::int)`;

/** Waits for entries that are being written, and keeps new ones out until the transaction ends. */
export const lockJournal = (tx: Tx) => tx.$executeRaw`LOCK TABLE "LedgerEntry" IN SHARE ROW EXCLUSIVE MODE`;

interface Transfer {
  fundId: number;
  source: LedgerAccount;
  target: LedgerAccount;
  cents: bigint;
  kind: LedgerKind;
  at: Date;
  depositId: number;
}

/** Posts the transfer of a deposit. Returns false without writing if the fund has too little. */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<boolean> {
  const { fundId, source, target, cents, kind, at, depositId } = transfer;
  const [row] = await sqlWithin(tx)(post, [fundId, source, target, cents, kind, at, depositId]);
  return row?.isPosted ?? false;
}

const post = {
  name: "fund-post-transfer",
  row: { isPosted: bool },
  text: `SELECT fund_move($1::int, $2::"LedgerAccount", $3::"LedgerAccount", $4::bigint, $5::"LedgerKind",
    $6::timestamptz, NULL, $7::int) AS "isPosted"`,
};
