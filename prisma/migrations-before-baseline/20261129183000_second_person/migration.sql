-- note: Dispatched help counts as spent when its code is used, a statement bills it, or a person who did not dispatch it confirms it. Help that was
-- completed before stays spent. Reads every dispatch once.

-- AlterTable
ALTER TABLE "HelpDispatch" ADD COLUMN     "dispatchedByKeys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "settledAt" TIMESTAMPTZ(3),
ADD COLUMN     "settledBy" TEXT,
ADD COLUMN     "settledByKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "LedgerMonth" ADD COLUMN     "closedById" INTEGER,
ADD COLUMN     "proposedBy" TEXT,
ADD COLUMN     "proposedById" INTEGER;

-- CreateTable
CREATE TABLE "LedgerMonthProposal" (
    "month" TEXT NOT NULL,
    "proposedById" INTEGER NOT NULL,
    "proposedBy" TEXT NOT NULL,
    "proposedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LedgerMonthProposal_pkey" PRIMARY KEY ("month")
);


-- Who dispatched, as in `personKeysOf` (graph/core/access/viewer.ts). An API key is the person who answers for it. Nothing that was
-- spent changes, so nothing is posted.
ALTER TABLE "HelpDispatch" DISABLE TRIGGER USER;
UPDATE "HelpDispatch" h SET
  "dispatchedByKeys" = CASE WHEN h."dispatchedBy" = '' THEN '{}' ELSE array_append(ARRAY(
    SELECT DISTINCT 'admin:' || lower(a."username") FROM "ApiKey" k JOIN "Admin" a ON a."id" = k."adminId"
    WHERE k."name" || ' (API key)' = h."dispatchedBy"), 'admin:' || lower(h."dispatchedBy")) END;
UPDATE "HelpDispatch" h SET "settledAt" = coalesce(h."redeemedAt", h."completedAt", r."completedAt", r."updatedAt"),
    "settledBy" = coalesce(h."completedBy", ''), "settledByKeys" = '{before}'
  FROM "EmergencyRequest" r
  WHERE r."id" = h."requestId" AND h."voidedAt" IS NULL AND h."expiredAt" IS NULL
    AND (CASE WHEN h."actualCents" IS NULL THEN h."completedAt" IS NOT NULL OR r."status" = 'completed'
      ELSE EXISTS (SELECT FROM "Redemption" u WHERE u."dispatchId" = h."id" AND u."kind" = 'phone' AND u."undoneAt" IS NULL) END);
ALTER TABLE "HelpDispatch" ENABLE TRIGGER USER;

-- Money needs two people. The person who dispatched help never turns its money from committed into spent.
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_settled_by_someone"
  CHECK (("settledAt" IS NULL) = (coalesce(cardinality("settledByKeys"), 0) = 0) AND ("settledAt" IS NULL) = ("settledBy" IS NULL));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_settled_by_another" CHECK (NOT ("dispatchedByKeys" && "settledByKeys"));

CREATE FUNCTION sv_dispatcher_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The person who dispatched help is never changed.' USING ERRCODE = 'SV001';
END $$;
CREATE TRIGGER "HelpDispatch_dispatcher_stays" BEFORE UPDATE OF "dispatchedByKeys" ON "HelpDispatch" FOR EACH ROW
  WHEN (NEW."dispatchedByKeys" IS DISTINCT FROM OLD."dispatchedByKeys") EXECUTE FUNCTION sv_dispatcher_stays();

-- A redemption by phone is an administrator's word, so it is settled by another person too.
CREATE OR REPLACE FUNCTION sv_redemptions_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dispatch int;
BEGIN
  IF TG_TABLE_NAME = 'Redemption' THEN dispatch := NEW."dispatchId"; ELSE dispatch := NEW."id"; END IF;
  IF EXISTS (SELECT FROM "HelpDispatch" h
    CROSS JOIN LATERAL (SELECT count(*) AS "uses", sum(r."cents") AS "cents" FROM "Redemption" r WHERE r."dispatchId" = h."id" AND r."undoneAt" IS NULL) r
    WHERE h."id" = dispatch AND (h."usesAllowed" - h."usesLeft" <> r."uses" OR h."actualCents" IS DISTINCT FROM r."cents")) THEN
    RAISE EXCEPTION 'The redemptions of dispatch % do not add up.', dispatch USING ERRCODE = 'SV001';
  END IF;
  IF EXISTS (SELECT FROM "Redemption" r JOIN "HelpDispatch" h ON h."id" = r."dispatchId"
    WHERE h."id" = dispatch AND r."kind" = 'phone' AND r."undoneAt" IS NULL AND h."settledAt" IS NULL) THEN
    RAISE EXCEPTION 'Another person redeems dispatch % by phone.', dispatch USING ERRCODE = 'SV001';
  END IF;
  RETURN NULL;
END $$;

-- What is spent: what was used, and what another person confirmed. The end of a request releases what is reserved, and no more.
CREATE OR REPLACE VIEW "RequestMoneyDue" AS
  SELECT r."id" AS "requestId",
    CASE WHEN r."status" IN ('completed', 'denied') THEN 0 ELSE greatest(e."openCents" - (e."takenCents" - e."paidCents"), 0) END AS "reservedCents",
    d."held" AS "committedCents",
    e."paidCents" + d."spent" AS "spentCents",
    d."lost" AS "lostCents",
    d."stock" AS "stockCents"
  FROM "EmergencyRequest" r
  CROSS JOIN LATERAL sv_envelope(r."id") e
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL THEN 0 WHEN h."actualCents" IS NOT NULL THEN
          CASE h."usesLeft" WHEN 0 THEN greatest(h."actualCents", h."stockCents") ELSE h."actualCents" END WHEN h."expiredAt" IS NOT NULL THEN 0
        WHEN h."settledAt" IS NOT NULL THEN coalesce(h."fundCents", h."estimatedValueCents") ELSE 0 END), 0) AS "spent",
      coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL OR h."expiredAt" IS NOT NULL OR h."usesLeft" = 0 OR (h."settledAt" IS NOT NULL AND h."actualCents" IS NULL) THEN 0
        ELSE greatest(coalesce(h."fundCents", h."estimatedValueCents") - coalesce(h."actualCents", 0), 0) END), 0) AS "held",
      coalesce(sum(h."lostCents"), 0) AS "lost",
      coalesce(sum(h."stockCents"), 0) AS "stock"
    FROM "HelpDispatch" h WHERE h."requestId" = r."id") d;

CREATE OR REPLACE FUNCTION fund_post_dispatches() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."requestId", max(greatest(n."createdAt", n."completedAt", n."settledAt")) AS "at" FROM added n WHERE n."voidedAt" IS NULL
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR one IN SELECT DISTINCT o."requestId" FROM removed o WHERE o."voidedAt" IS NULL OR o."lostCents" > 0 ORDER BY 1 LOOP
      PERFORM fund_settle(one."requestId", clock_timestamp());
    END LOOP;
  ELSE
    FOR one IN
      SELECT c."requestId", max(greatest(c."createdAt", c."completedAt", c."settledAt", c."voidedAt", c."redeemedAt", c."undoneAt", c."expiredAt")) AS "at" FROM (
        SELECT n.* FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId"
          AND o."estimatedValueCents" = n."estimatedValueCents" AND (o."voidedAt" IS NULL) = (n."voidedAt" IS NULL)
          AND (o."settledAt" IS NULL) = (n."settledAt" IS NULL) AND (o."expiredAt" IS NULL) = (n."expiredAt" IS NULL)
          AND o."usesLeft" = n."usesLeft" AND o."actualCents" IS NOT DISTINCT FROM n."actualCents"
          AND o."fundCents" IS NOT DISTINCT FROM n."fundCents" AND o."lostCents" = n."lostCents" AND o."stockCents" = n."stockCents")
        UNION ALL
        SELECT o.* FROM removed o
        WHERE NOT EXISTS (SELECT FROM added n WHERE o."id" = n."id" AND o."requestId" = n."requestId")) c
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  END IF;
  RETURN NULL;
END $$;

-- A deposit stays as it was entered, and as it was decided.
CREATE FUNCTION fund_deposit_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD."confirmedAt" IS NULL AND OLD."refusedAt" IS NULL AND TG_OP = 'DELETE' THEN
    RETURN OLD;
  ELSIF OLD."confirmedAt" IS NULL AND OLD."refusedAt" IS NULL
    AND (NEW."id", NEW."fundId", NEW."kind", NEW."cents", NEW."reference", NEW."enteredById", NEW."enteredBy", NEW."enteredAt", NEW."toFundId", NEW."purpose")
      IS NOT DISTINCT FROM
      (OLD."id", OLD."fundId", OLD."kind", OLD."cents", OLD."reference", OLD."enteredById", OLD."enteredBy", OLD."enteredAt", OLD."toFundId", OLD."purpose") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A deposit is decided once, and never changed.' USING ERRCODE = 'SV001';
END $$;
CREATE TRIGGER "Deposit_stays" BEFORE UPDATE OR DELETE ON "Deposit" FOR EACH ROW EXECUTE FUNCTION fund_deposit_stays();
CREATE TRIGGER "Deposit_is_not_emptied" BEFORE TRUNCATE ON "Deposit" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- A month is closed by two people, and after every earlier month that has entries.
CREATE FUNCTION fund_closes_month() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW."proposedById" IS NULL OR NEW."closedById" IS NULL OR NEW."proposedById" = NEW."closedById" THEN
    RAISE EXCEPTION 'A month is closed by two people.' USING ERRCODE = 'SV001';
  END IF;
  IF EXISTS (SELECT FROM "LedgerEntry" e WHERE e."at" < NEW."beginsAt"
    AND NOT EXISTS (SELECT FROM "LedgerMonth" m WHERE m."beginsAt" <= e."at" AND e."at" < m."endsAt")) THEN
    RAISE EXCEPTION 'An earlier month is still open.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "LedgerMonth_closes" BEFORE INSERT ON "LedgerMonth" FOR EACH ROW EXECUTE FUNCTION fund_closes_month();

-- Money beyond a dispatch is not accepted by the person who brought in the statement.
CREATE FUNCTION sv_statement_needs_another() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM "VendorStatement" s WHERE s."id" = NEW."statementId" AND lower(s."importedBy") = lower(NEW."settledBy")) THEN
    RAISE EXCEPTION 'Another person accepts more than was dispatched.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "StatementLine_needs_another" BEFORE INSERT OR UPDATE OF "state", "settledBy" ON "StatementLine" FOR EACH ROW
  WHEN (NEW."state" = 'accepted' AND NEW."verdict" IN ('more', 'not_redeemed')) EXECUTE FUNCTION sv_statement_needs_another();
