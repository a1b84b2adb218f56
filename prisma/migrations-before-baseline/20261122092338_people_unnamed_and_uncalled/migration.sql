-- AlterTable
ALTER TABLE "EmergencyRequest" ADD COLUMN     "anonymous" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "contacting" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Recipient" ALTER COLUMN "contacting" SET DEFAULT true;


-- The switch had no effect until now, and letters went out whatever it said: the rows say what was done.
UPDATE "Recipient" SET "contacting" = true;
-- What was marked as anonymous holds for the requests that were filed under the case.
UPDATE "EmergencyRequest" q SET "anonymous" = true FROM "Recipient" p WHERE p."verificationId" = q."verificationId" AND p."anonymous";
