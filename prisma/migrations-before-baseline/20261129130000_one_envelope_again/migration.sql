-- note: Counts the money of a burnt prepaid code as taken from the allocation, so dispatching the same help again requires a reason.

-- A request's money in one row. What is taken of the allocation is what was dispatched and not voided, the money of prepaid
-- codes that were voided and burnt, and cash. The triggers and the view of the fund call this, and so does every statement
-- that adds up the same. `takenOf` (graph/allocations/envelope.shared.ts) is the same rule for the server and the browser;
-- tests/funds/envelope.test.ts compares them. Without SET clauses, so that the planner can inline it.
CREATE FUNCTION sv_envelope(request int) RETURNS TABLE ("allocatedCents" bigint, "openCents" bigint, "liveCents" bigint, "lostCents" bigint,
  "paidCents" bigint, "takenCents" bigint) LANGUAGE sql STABLE AS $$
  SELECT a."allocated", a."open", d."live", d."lost", a."paid", d."live" + d."lost" + a."paid" FROM (
    SELECT coalesce(sum(f."amountCents"), 0) AS "allocated", coalesce(sum(f."paidCents"), 0) AS "paid",
      coalesce(sum(f."amountCents") FILTER (WHERE f."status" = 'allocated'), 0) AS "open"
    FROM "FundAllocation" f WHERE f."requestId" = request AND f."status" IN ('allocated', 'distributed')) a
  CROSS JOIN (
    SELECT coalesce(sum(h."estimatedValueCents") FILTER (WHERE h."voidedAt" IS NULL), 0) AS "live",
      coalesce(sum(h."lostCents") FILTER (WHERE h."voidedAt" IS NOT NULL), 0) AS "lost"
    FROM "HelpDispatch" h WHERE h."requestId" = request) d
$$;

CREATE OR REPLACE FUNCTION sv_money_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  remainder bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  -- What this row paid so far is what it is about to say anew.
  SELECT greatest(NEW."amountCents" - (e."takenCents" - e."paidCents"), 0) INTO remainder FROM sv_envelope(NEW."requestId") e;
  NEW."paidCents" := coalesce(NEW."paidCents", remainder);
  IF NEW."paidCents" > remainder THEN
    RAISE EXCEPTION 'Only $% of this allocation is left.', to_char(remainder / 100.0, 'FM999999990.00') USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION sv_dispatch_within_envelope() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allocated bigint;
  taken bigint;
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  SELECT e."allocatedCents", e."takenCents" INTO allocated, taken FROM sv_envelope(NEW."requestId") e;
  IF taken > allocated THEN
    RAISE EXCEPTION 'More than the allocated $% is dispatched only for a reason.', to_char(allocated / 100.0, 'FM999999990.00')
      USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

-- A bought code costs its value, used in part or whole.
CREATE OR REPLACE VIEW "RequestMoneyDue" AS
  SELECT r."id" AS "requestId",
    CASE WHEN r."status" IN ('completed', 'denied') THEN 0 ELSE greatest(e."openCents" - (e."takenCents" - e."paidCents"), 0) END AS "reservedCents",
    CASE WHEN r."status" = 'completed' THEN 0 ELSE d."held" END AS "committedCents",
    e."paidCents" + d."spent" + CASE WHEN r."status" = 'completed' THEN d."held" ELSE 0 END AS "spentCents",
    d."lost" AS "lostCents",
    d."stock" AS "stockCents"
  FROM "EmergencyRequest" r
  CROSS JOIN LATERAL sv_envelope(r."id") e
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL THEN 0 WHEN h."actualCents" IS NOT NULL THEN
          CASE h."usesLeft" WHEN 0 THEN greatest(h."actualCents", h."stockCents") ELSE h."actualCents" END WHEN h."expiredAt" IS NOT NULL THEN 0
        WHEN h."completedAt" IS NOT NULL THEN coalesce(h."fundCents", h."estimatedValueCents") ELSE 0 END), 0) AS "spent",
      coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL OR h."expiredAt" IS NOT NULL OR h."usesLeft" = 0 OR (h."completedAt" IS NOT NULL AND h."actualCents" IS NULL) THEN 0
        ELSE greatest(coalesce(h."fundCents", h."estimatedValueCents") - coalesce(h."actualCents", 0), 0) END), 0) AS "held",
      coalesce(sum(h."lostCents"), 0) AS "lost",
      coalesce(sum(h."stockCents"), 0) AS "stock"
    FROM "HelpDispatch" h WHERE h."requestId" = r."id") d;
