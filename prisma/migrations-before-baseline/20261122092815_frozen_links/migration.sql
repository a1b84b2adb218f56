-- CreateEnum
CREATE TYPE "LinkOccasion" AS ENUM ('filed', 'ready', 'second');

-- AlterTable
ALTER TABLE "Approval" ADD COLUMN     "voidedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Link" ADD COLUMN     "emailKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "factsHash" TEXT,
ADD COLUMN     "factsSealed" TEXT,
ADD COLUMN     "occasion" "LinkOccasion";


-- A link belongs to the person that it was mailed to.
UPDATE "Link" l SET "emailKey" = v."supervisorEmailKey" FROM "Verification" v WHERE v."id" = l."verificationId";

-- What was shown with an older link is not known, so it decides nothing any more; the officer has a new mail sent.
UPDATE "Link" SET "usedAt" = now(), "replaced" = true WHERE "usedAt" IS NULL;
