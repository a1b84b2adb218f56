-- note: Adds columns with constant defaults to one row.

ALTER TABLE "SystemConfig"
  ADD COLUMN "interpreterPhone" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "programPaused" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "pausedText" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "pausedTextEs" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "pausedTextFr" TEXT NOT NULL DEFAULT '';
