-- AlterTable
ALTER TABLE "FundAllocation" ADD COLUMN     "waitsForFundAt" TIMESTAMPTZ(3);


ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_waits_while_pending"
  CHECK ("waitsForFundAt" IS NULL OR "status" IN ('pending', 'denied'));
