-- A new value cannot be used in the transaction that adds it, so its index is in the next migration.
ALTER TYPE "LetterKind" ADD VALUE 'summary';
