-- AlterTable
ALTER TABLE "FundAllocation" ADD COLUMN     "paidCents" INTEGER;

-- What was distributed before is recorded as handed over in full, and stays so, also where help was dispatched out of it.
UPDATE "FundAllocation" SET "paidCents" = "amountCents" WHERE "status" = 'distributed';

ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_paid_is_distributed" CHECK (("status" = 'distributed') = ("paidCents" IS NOT NULL));
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_paid_is_within_amount" CHECK ("paidCents" BETWEEN 0 AND "amountCents");

-- One envelope for each request: what is dispatched and what is handed over in money come out of the same amount. Distributing
-- pays what is left of it and never more. The request's row is locked first, so that of two who take from it at once the
-- second sees what the first has left.
CREATE FUNCTION sv_money_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  remainder bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT greatest(NEW."amountCents" - coalesce(sum("estimatedValueCents"), 0), 0) INTO remainder FROM "HelpDispatch"
    WHERE "requestId" = NEW."requestId" AND "voidedAt" IS NULL;
  NEW."paidCents" := coalesce(NEW."paidCents", remainder);
  IF NEW."paidCents" > remainder THEN
    RAISE EXCEPTION 'Only $% of this allocation is left.', to_char(remainder / 100.0, 'FM999999990.00') USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "FundAllocation_paid_on_insert" BEFORE INSERT ON "FundAllocation"
  FOR EACH ROW WHEN (NEW."status" = 'distributed') EXECUTE FUNCTION sv_money_paid();

-- Not on every update: what was handed over before this held may be more than was left.
CREATE TRIGGER "FundAllocation_paid_on_update" BEFORE UPDATE ON "FundAllocation" FOR EACH ROW
  WHEN (NEW."status" = 'distributed' AND (OLD."status" <> 'distributed' OR NEW."paidCents" IS DISTINCT FROM OLD."paidCents"
    OR NEW."amountCents" <> OLD."amountCents" OR NEW."requestId" <> OLD."requestId"))
  EXECUTE FUNCTION sv_money_paid();

-- A dispatch beyond what is left of the envelope says why.
CREATE FUNCTION sv_dispatch_within_envelope() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allocated bigint;
  taken bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT coalesce(sum("amountCents"), 0), coalesce(sum("paidCents"), 0) INTO allocated, taken FROM "FundAllocation"
    WHERE "requestId" = NEW."requestId" AND "status" IN ('allocated', 'distributed');
  SELECT taken + coalesce(sum("estimatedValueCents"), 0) INTO taken FROM "HelpDispatch"
    WHERE "requestId" = NEW."requestId" AND "voidedAt" IS NULL;
  IF taken > allocated THEN
    RAISE EXCEPTION 'More than the allocated $% is dispatched only for a reason.', to_char(allocated / 100.0, 'FM999999990.00')
      USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "HelpDispatch_within_envelope_on_insert" AFTER INSERT ON "HelpDispatch" FOR EACH ROW
  WHEN (NEW."voidedAt" IS NULL AND NEW."overReason" IS NULL) EXECUTE FUNCTION sv_dispatch_within_envelope();
CREATE TRIGGER "HelpDispatch_within_envelope_on_update" AFTER UPDATE ON "HelpDispatch" FOR EACH ROW
  WHEN (NEW."voidedAt" IS NULL AND NEW."overReason" IS NULL AND (OLD."voidedAt" IS NOT NULL OR OLD."overReason" IS NOT NULL
    OR NEW."estimatedValueCents" > OLD."estimatedValueCents" OR NEW."requestId" <> OLD."requestId"))
  EXECUTE FUNCTION sv_dispatch_within_envelope();
