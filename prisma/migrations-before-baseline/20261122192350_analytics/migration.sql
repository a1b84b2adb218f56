-- AlterTable
ALTER TABLE "EmergencyRequest" ADD COLUMN     "completedAt" TIMESTAMPTZ(3),
ADD COLUMN     "firstDecidedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "EmergencyRequest_completedAt_idx" ON "EmergencyRequest"("completedAt");

-- CreateIndex
CREATE INDEX "EmergencyRequest_counted_idx" ON "EmergencyRequest"("createdAt", "status", "urgencyLevel", "state", "officerId", "requestAmountCents", "requestedHelpTypes", "firstDecidedAt", "completedAt");

-- CreateIndex
CREATE INDEX "FundAllocation_allocatedAt_status_amountCents_idx" ON "FundAllocation"("allocatedAt", "status", "amountCents");


-- When a request was first decided, and when it was completed: what takes time is measured from these.
UPDATE "EmergencyRequest" r SET
  "firstDecidedAt" = CASE WHEN r."status" IN ('approved', 'dispatched', 'completed', 'denied') THEN
    coalesce((SELECT min(a."createdAt") FROM "Approval" a WHERE a."requestId" = r."id" AND a."decision" = 'denied'), r."approvedAt", r."updatedAt") END,
  "completedAt" = CASE WHEN r."status" = 'completed' THEN
    coalesce((SELECT max(f."distributedAt") FROM "FundAllocation" f WHERE f."requestId" = r."id"), r."updatedAt") END
  WHERE r."status" IN ('approved', 'dispatched', 'completed', 'denied');

CREATE FUNCTION sv_request_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" IN ('approved', 'dispatched', 'completed', 'denied') THEN
    NEW."firstDecidedAt" := coalesce(NEW."firstDecidedAt", NEW."approvedAt", NEW."updatedAt");
  END IF;
  NEW."completedAt" := CASE WHEN NEW."status" = 'completed' THEN coalesce(NEW."completedAt", NEW."updatedAt") END;
  RETURN NEW;
END $$;

CREATE TRIGGER "EmergencyRequest_times_on_insert" BEFORE INSERT ON "EmergencyRequest" FOR EACH ROW
  WHEN (NEW."status" NOT IN ('pending', 'processing')) EXECUTE FUNCTION sv_request_times();
CREATE TRIGGER "EmergencyRequest_times_on_update" BEFORE UPDATE OF "status" ON "EmergencyRequest" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION sv_request_times();
