-- note: Adds values to three types. Nothing waits.

-- A new value can be used only after its transaction.
ALTER TYPE "LedgerAccount" ADD VALUE 'printed';
ALTER TYPE "LedgerKind" ADD VALUE 'printed';
ALTER TYPE "RedemptionKind" ADD VALUE 'paper';
