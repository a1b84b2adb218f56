-- note: Replaces a boolean of PersonVerdict by an answer and an index of PersonKey by a longer one. Building the index takes seconds per million requests.
CREATE TYPE "PersonAnswer" AS ENUM ('same', 'household', 'different', 'unsure');

ALTER TABLE "PersonVerdict"
  ADD COLUMN "answer" "PersonAnswer",
  ADD COLUMN "reason" TEXT,
  ADD COLUMN "keys" TEXT[],
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
-- Earlier decisions had no reason, and were given on what the two had in common.
UPDATE "PersonVerdict" v SET
  "answer" = CASE WHEN v."same" THEN 'same' ELSE 'different' END::"PersonAnswer",
  "reason" = '',
  "keys" = ARRAY(SELECT DISTINCT a."key" FROM "PersonKey" a JOIN "PersonKey" b ON b."requestId" = v."secondId" AND b."kind" = a."kind" AND b."key" = a."key"
    WHERE a."requestId" = v."firstId" AND a."key" <> '');
ALTER TABLE "PersonVerdict"
  ALTER COLUMN "answer" SET NOT NULL,
  ALTER COLUMN "reason" SET NOT NULL,
  DROP COLUMN "same";

DROP INDEX "PersonKey_key_idx";
CREATE INDEX "PersonKey_key_requestId_idx" ON "PersonKey"("key", "requestId");

ALTER TABLE "HelpDispatch" ADD COLUMN "overlapReason" TEXT;
