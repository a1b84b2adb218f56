-- A person's approvals are known by more than one agency: the domain of each supervisor who confirmed a badge, and the agency's name.
ALTER TABLE "Approval" ADD COLUMN "badgeKeys" TEXT[];
UPDATE "Approval" SET "badgeKeys" = CASE WHEN "badgeKey" IS NULL THEN '{}' ELSE ARRAY["badgeKey"] END;
ALTER TABLE "Approval" DROP COLUMN "badgeKey";

-- AlterTable
ALTER TABLE "Verification" ADD COLUMN     "caseKey" TEXT NOT NULL DEFAULT '';

-- What stands there already gets its key as far as the database can say it (graph/verification/case-key.ts folds look-alike letters too).
UPDATE "Verification" SET "caseKey" = translate(upper(regexp_replace("caseNumber", '[^[:alnum:]]', '', 'g')), 'OIL', '011');

-- CreateIndex
CREATE INDEX "Verification_caseKey_idx" ON "Verification"("caseKey");

-- CreateIndex
CREATE INDEX "Verification_supervisorEmailKey_idx" ON "Verification"("supervisorEmailKey");

