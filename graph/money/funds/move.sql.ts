import type { Prisma } from "../../../prisma/client/client.ts";
import type { LedgerAccount, LedgerKind } from "../../../prisma/client/enums.ts";

type Tx = Pick<Prisma.TransactionClient, "$queryRaw" | "$executeRaw">;

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
  const [row] = await tx.$queryRaw<{ isPosted: boolean }[]>`
    SELECT fund_move(${fundId}::int, ${source}::"LedgerAccount", ${target}::"LedgerAccount", ${cents}::bigint, ${kind}::"LedgerKind",
      ${at}::timestamptz, NULL, ${depositId}::int) AS "isPosted"`;
  return row?.isPosted ?? false;
}
