-- A new value can be used only after its transaction.
ALTER TYPE "LedgerAccount" ADD VALUE 'stock';
ALTER TYPE "LedgerKind" ADD VALUE 'bought';
