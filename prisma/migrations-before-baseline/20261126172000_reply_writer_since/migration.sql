-- note: Drops a column that nothing reads, from a table of a few rows. Nothing waits for long.
ALTER TABLE "ReplyWriter" DROP COLUMN "since";
