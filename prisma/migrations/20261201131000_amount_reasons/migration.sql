-- note: Adds an enum, and columns without values to FundAllocation, with a check. Adds a setting. Nothing waits for long.
CREATE TYPE "AmountReason" AS ENUM ('partly_covered', 'need_changed', 'price_known', 'limited_funds', 'other', 'fund_maximum', 'not_stated');

ALTER TABLE "FundAllocation" ADD COLUMN "recommendedCents" INTEGER,
  ADD COLUMN "differenceReason" "AmountReason",
  ADD COLUMN "differenceNote" TEXT;

-- An amount that is not the recommended one has a reason. Older rows have no recommendation.
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_difference_has_reason"
  CHECK ("recommendedCents" IS NULL OR ("differenceReason" IS NULL) = ("recommendedCents" = "amountCents")) NOT VALID;
ALTER TABLE "FundAllocation" VALIDATE CONSTRAINT "FundAllocation_difference_has_reason";

ALTER TABLE "SystemConfig" ADD COLUMN "providerMarkCents" INTEGER NOT NULL DEFAULT 0;
