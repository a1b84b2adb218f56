-- note: Adds a value to a type. Nothing waits for long.
-- A new value can be used only after its transaction.
ALTER TYPE "OperationKind" ADD VALUE 'key';
