-- A new value can be used only after its transaction.
ALTER TYPE "DepositKind" ADD VALUE 'transfer';
ALTER TYPE "LedgerAccount" ADD VALUE 'transfer';
ALTER TYPE "LedgerKind" ADD VALUE 'moved';
