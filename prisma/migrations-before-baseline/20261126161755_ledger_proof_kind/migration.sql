-- A new value can be used only after its transaction.
ALTER TYPE "OperationKind" ADD VALUE 'ledger';
