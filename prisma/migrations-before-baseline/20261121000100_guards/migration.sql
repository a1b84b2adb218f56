-- What the tables cannot say by themselves. The services check the same and explain it; these hold when they err, and
-- when two of them race. A refusal has SQLSTATE SV001 and a plain sentence.

ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_amount_is_positive" CHECK ("amountCents" > 0);
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_caseId_has_its_form" CHECK ("caseId" ~ '^EM-\d{4}-\d{4,}$');
ALTER TABLE "ResourceRecommendation" ADD CONSTRAINT "ResourceRecommendation_score_is_0_to_5" CHECK ("aiConfidenceScore" BETWEEN 0 AND 5);
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_is_not_empty" CHECK ("bytes" > 0);

-- The losing click of two approvals fails here.
CREATE UNIQUE INDEX "FundAllocation_one_live_per_request" ON "FundAllocation" ("requestId")
  WHERE "status" IN ('pending', 'allocated', 'distributed');

-- The edges of a request's status. An administrator's step back (any → pending, approved, completed) is announced by
-- its transaction with SET LOCAL safevoice.step_back = 'on', and refused once money was distributed.
CREATE FUNCTION sv_request_edges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = OLD."status" THEN
    RETURN NEW;
  END IF;
  IF (OLD."status", NEW."status") IN (
    ('pending', 'processing'), ('pending', 'approved'), ('pending', 'denied'),
    ('processing', 'approved'), ('processing', 'denied'),
    ('approved', 'dispatched'), ('approved', 'completed'),
    ('dispatched', 'completed')
  ) THEN
    RETURN NEW;
  END IF;
  IF current_setting('safevoice.step_back', true) = 'on' AND NEW."status" IN ('pending', 'approved', 'completed')
    AND NOT EXISTS (SELECT FROM "FundAllocation" WHERE "requestId" = NEW."id" AND "status" = 'distributed')
    AND (NEW."status" = 'completed' OR NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = NEW."id"))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A request cannot go from % to %.', OLD."status", NEW."status" USING ERRCODE = 'SV001';
END $$;

CREATE TRIGGER "EmergencyRequest_edges" BEFORE UPDATE OF "status" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_edges();

-- Looked at when the transaction commits, so that the status and the dispatches may be written in either order.
CREATE FUNCTION sv_dispatched_has_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = NEW."id" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = NEW."id")
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "EmergencyRequest_dispatched_has_dispatch"
  AFTER INSERT OR UPDATE OF "status" ON "EmergencyRequest" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."status" = 'dispatched') EXECUTE FUNCTION sv_dispatched_has_dispatch();

CREATE FUNCTION sv_dispatch_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "EmergencyRequest" WHERE "id" = OLD."requestId" AND "status" = 'dispatched')
    AND NOT EXISTS (SELECT FROM "HelpDispatch" WHERE "requestId" = OLD."requestId")
  THEN
    RAISE EXCEPTION 'A dispatched request needs at least one dispatch.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "HelpDispatch_stays_with_dispatched"
  AFTER DELETE OR UPDATE OF "requestId" ON "HelpDispatch" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION sv_dispatch_stays();

-- Live allocations of a request together stay within the configured limit. The request's row is locked first, so that
-- two transactions add up one after the other.
CREATE FUNCTION sv_allocation_cap() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cap bigint;
  total bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT "maxFundAllocationCents" INTO cap FROM "SystemConfig" WHERE "id" = 1 FOR SHARE;
  IF cap IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(sum("amountCents"), 0) + NEW."amountCents" INTO total FROM "FundAllocation"
    WHERE "requestId" = NEW."requestId" AND "id" <> NEW."id" AND "status" IN ('pending', 'allocated', 'distributed');
  IF total > cap THEN
    RAISE EXCEPTION 'The allocations of a request may not exceed $%.', to_char(cap / 100.0, 'FM999999990.00')
      USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "FundAllocation_cap_on_insert" BEFORE INSERT ON "FundAllocation"
  FOR EACH ROW WHEN (NEW."status" <> 'denied') EXECUTE FUNCTION sv_allocation_cap();

-- Not on every update: money that was promised under an older limit may still be handed over, or be denied.
CREATE TRIGGER "FundAllocation_cap_on_update" BEFORE UPDATE ON "FundAllocation" FOR EACH ROW
  WHEN (NEW."status" <> 'denied' AND (NEW."amountCents" > OLD."amountCents" OR OLD."status" = 'denied'
    OR NEW."requestId" <> OLD."requestId"))
  EXECUTE FUNCTION sv_allocation_cap();

-- The audit trail and its seals only grow.
CREATE FUNCTION sv_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME USING ERRCODE = 'SV001';
END $$;

CREATE TRIGGER "AuditEntry_only_grows" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditEntry_is_not_emptied" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditSeal_only_grows" BEFORE UPDATE OR DELETE ON "AuditSeal"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "AuditSeal_is_not_emptied" BEFORE TRUNCATE ON "AuditSeal"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();

-- One link, one decision.
CREATE FUNCTION sv_link_used_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'This link has already been used.' USING ERRCODE = 'SV001';
END $$;

CREATE TRIGGER "Link_used_once" BEFORE UPDATE ON "Link" FOR EACH ROW
  WHEN (OLD."usedAt" IS NOT NULL AND NEW."usedAt" IS DISTINCT FROM OLD."usedAt")
  EXECUTE FUNCTION sv_link_used_once();
