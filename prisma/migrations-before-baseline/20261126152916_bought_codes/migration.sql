-- AlterTable
ALTER TABLE "HelpDispatch" ADD COLUMN     "stockCents" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "RequestMoney" ADD COLUMN     "stockCents" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "VendorCode" ADD COLUMN     "fundId" INTEGER;

-- CreateIndex
CREATE INDEX "VendorCode_fundId_idx" ON "VendorCode"("fundId");

-- AddForeignKey
ALTER TABLE "VendorCode" ADD CONSTRAINT "VendorCode_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Codes that a fund bought beforehand (docs/how/fund.md). Their value leaves the available money when they are imported: it is in
-- the account "stock" as long as the code is free, and moves on with the code. What a fund has in stock is the value of its free
-- codes; `ledger:verify` compares it with the entries.
ALTER TABLE "VendorCode" ADD CONSTRAINT "VendorCode_bought_has_a_value"
  CHECK ("fundId" IS NULL OR ("cost" = 'prepaid' AND "valueCents" > 0));
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_stock_is_its_value" CHECK ("stockCents" IN (0, "estimatedValueCents"));
ALTER TABLE "RequestMoney" ADD CONSTRAINT "RequestMoney_stock_is_not_negative" CHECK ("stockCents" >= 0);
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_has_two_sides";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_has_two_sides" CHECK (("source", "target") IN (
  ('funder', 'available'), ('available', 'funder'), ('available', 'withdrawn'), ('available', 'transfer'), ('transfer', 'available'),
  ('available', 'reserved'), ('reserved', 'available'), ('reserved', 'committed'), ('committed', 'reserved'),
  ('committed', 'available'), ('committed', 'spent'), ('reserved', 'spent'), ('spent', 'reserved'), ('committed', 'lost'),
  ('available', 'stock'), ('stock', 'committed'), ('committed', 'stock'), ('stock', 'lost')));
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_names_its_request";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_names_its_request"
  CHECK (("requestId" IS NOT NULL) OR ("source" IN ('funder', 'available', 'transfer', 'stock')
    AND "target" IN ('funder', 'available', 'withdrawn', 'transfer', 'stock', 'lost')));
-- Codes that expired in the pool. There are few.
CREATE INDEX "LedgerEntry_lost_in_stock" ON "LedgerEntry" ("fundId") INCLUDE ("cents") WHERE "source" = 'stock' AND "target" = 'lost';

-- What was bought stays bought, for this value and from this fund.
CREATE FUNCTION fund_code_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW."fundId", NEW."valueCents", NEW."cost") IS NOT DISTINCT FROM (OLD."fundId", OLD."valueCents", OLD."cost") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A bought code is not changed or deleted.' USING ERRCODE = 'SV001';
END $$;
CREATE TRIGGER "VendorCode_bought_stays" BEFORE UPDATE OF "fundId", "valueCents", "cost" ON "VendorCode" FOR EACH ROW
  WHEN (OLD."fundId" IS NOT NULL OR NEW."fundId" IS NOT NULL) EXECUTE FUNCTION fund_code_stays();
CREATE TRIGGER "VendorCode_bought_is_not_deleted" BEFORE DELETE ON "VendorCode" FOR EACH ROW
  WHEN (OLD."fundId" IS NOT NULL) EXECUTE FUNCTION fund_code_stays();

-- Codes are paid for in the statement that adds them, and lost in the one that burns a free one. A dispatch posts the rest.
CREATE FUNCTION fund_post_codes() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."fundId", sum(n."valueCents")::bigint AS "cents", max(n."createdAt") AS "at", bool_and(n."state" = 'free') AS "isFree"
      FROM added n WHERE n."fundId" IS NOT NULL GROUP BY 1 ORDER BY 1
    LOOP
      IF NOT one."isFree" THEN
        RAISE EXCEPTION 'A bought code begins in the pool.' USING ERRCODE = 'SV001';
      END IF;
      IF NOT fund_move(one."fundId", 'available', 'stock', one."cents", 'bought', one."at", NULL, NULL) THEN
        RAISE EXCEPTION 'The fund does not have $%.', to_char(one."cents" / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
      END IF;
    END LOOP;
  ELSE
    FOR one IN SELECT n."fundId", sum(n."valueCents")::bigint AS "cents", least(max(n."expiresAt"), clock_timestamp()) AS "at"
      FROM added n JOIN removed o ON o."id" = n."id"
      WHERE n."fundId" IS NOT NULL AND o."state" = 'free' AND n."state" = 'burnt' GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_move(one."fundId", 'stock', 'lost', one."cents", 'lost', one."at", NULL, NULL);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "VendorCode_posts_insert" AFTER INSERT ON "VendorCode"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();
CREATE TRIGGER "VendorCode_posts_update" AFTER UPDATE ON "VendorCode"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_codes();

-- A dispatch takes a code of the fund that pays for its request, for the code's value.
CREATE FUNCTION fund_stock_of_dispatch() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "VendorCode" c JOIN "RequestMoney" m ON m."requestId" = NEW."requestId" AND m."fundId" = c."fundId"
    WHERE c."id" = NEW."codeId" AND c."state" = 'taken' AND c."valueCents" = NEW."stockCents") THEN
    RAISE EXCEPTION 'Another fund bought this code, or for another value.' USING ERRCODE = 'SV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "HelpDispatch_takes_from_stock" BEFORE INSERT ON "HelpDispatch" FOR EACH ROW
  WHEN (NEW."stockCents" <> 0) EXECUTE FUNCTION fund_stock_of_dispatch();

CREATE OR REPLACE FUNCTION fund_move(fund int, source "LedgerAccount", target "LedgerAccount", moving bigint, kind "LedgerKind", at timestamptz,
  request int, deposit int) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  missing bigint;
BEGIN
  IF source = 'available' THEN
    missing := fund_take(fund, moving);
    IF missing IS NULL THEN
      RETURN false;
    END IF;
    IF missing > 0 THEN
      PERFORM set_config('safevoice.ledger', 'on', true);
      INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId")
        VALUES (at, fund, 'funder', 'available', missing, 'counted', request);
      PERFORM set_config('safevoice.ledger', guard, true);
    END IF;
  ELSIF target = 'available' THEN
    PERFORM fund_give(fund, moving);
  END IF;
  PERFORM set_config('safevoice.ledger', 'on', true);
  IF request IS NOT NULL THEN
    INSERT INTO "RequestMoney" AS m ("requestId", "fundId", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents")
    VALUES (request, fund, CASE target WHEN 'reserved' THEN moving ELSE 0 END, CASE target WHEN 'committed' THEN moving ELSE 0 END,
      CASE target WHEN 'spent' THEN moving ELSE 0 END, CASE target WHEN 'lost' THEN moving ELSE 0 END,
      CASE source WHEN 'stock' THEN moving ELSE 0 END)
    ON CONFLICT ("requestId") DO UPDATE SET "fundId" = fund,
      "reservedCents" = m."reservedCents" + EXCLUDED."reservedCents" - CASE source WHEN 'reserved' THEN moving ELSE 0 END,
      "committedCents" = m."committedCents" + EXCLUDED."committedCents" - CASE source WHEN 'committed' THEN moving ELSE 0 END,
      "spentCents" = m."spentCents" + EXCLUDED."spentCents" - CASE source WHEN 'spent' THEN moving ELSE 0 END,
      "lostCents" = m."lostCents" + EXCLUDED."lostCents",
      "stockCents" = m."stockCents" + EXCLUDED."stockCents" - CASE target WHEN 'stock' THEN moving ELSE 0 END;
  END IF;
  INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId", "depositId")
    VALUES (at, fund, source, target, moving, kind, request, deposit);
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN true;
END $$;

-- A bought code costs its value, used in part or whole.
CREATE OR REPLACE VIEW "RequestMoneyDue" AS
  SELECT r."id" AS "requestId",
    CASE WHEN r."status" IN ('completed', 'denied') THEN 0 ELSE greatest(a."open" - d."given", 0) END AS "reservedCents",
    CASE WHEN r."status" = 'completed' THEN 0 ELSE d."held" END AS "committedCents",
    a."paid" + d."spent" + CASE WHEN r."status" = 'completed' THEN d."held" ELSE 0 END AS "spentCents",
    d."lost" AS "lostCents",
    d."stock" AS "stockCents"
  FROM "EmergencyRequest" r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f."amountCents") FILTER (WHERE f."status" = 'allocated'), 0) AS "open", coalesce(sum(f."paidCents"), 0) AS "paid"
    FROM "FundAllocation" f WHERE f."requestId" = r."id" AND f."status" IN ('allocated', 'distributed')) a
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE WHEN h."voidedAt" IS NULL THEN h."estimatedValueCents" ELSE h."lostCents" END), 0) AS "given",
      coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL THEN 0 WHEN h."actualCents" IS NOT NULL THEN
          CASE h."usesLeft" WHEN 0 THEN greatest(h."actualCents", h."stockCents") ELSE h."actualCents" END WHEN h."expiredAt" IS NOT NULL THEN 0
        WHEN h."completedAt" IS NOT NULL THEN coalesce(h."fundCents", h."estimatedValueCents") ELSE 0 END), 0) AS "spent",
      coalesce(sum(CASE WHEN h."voidedAt" IS NOT NULL OR h."expiredAt" IS NOT NULL OR h."usesLeft" = 0 OR (h."completedAt" IS NOT NULL AND h."actualCents" IS NULL) THEN 0
        ELSE greatest(coalesce(h."fundCents", h."estimatedValueCents") - coalesce(h."actualCents", 0), 0) END), 0) AS "held",
      coalesce(sum(h."lostCents"), 0) AS "lost",
      coalesce(sum(h."stockCents"), 0) AS "stock"
    FROM "HelpDispatch" h WHERE h."requestId" = r."id") d;

CREATE OR REPLACE FUNCTION fund_settle(request int, at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  due record;
  reserved bigint;
  committed bigint;
  spent bigint;
  lost bigint;
  stock bigint;
  fund int;
  moving bigint;
  is_paid boolean := false;
BEGIN
  PERFORM FROM "EmergencyRequest" r WHERE r."id" = request FOR NO KEY UPDATE;
  SELECT d."reservedCents", d."committedCents", d."spentCents", d."lostCents", d."stockCents" INTO due FROM "RequestMoneyDue" d WHERE d."requestId" = request;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT m."fundId", m."reservedCents", m."committedCents", m."spentCents", m."lostCents", m."stockCents" INTO fund, reserved, committed, spent, lost, stock
    FROM "RequestMoney" m WHERE m."requestId" = request;
  reserved := coalesce(reserved, 0);
  committed := coalesce(committed, 0);
  spent := coalesce(spent, 0);
  lost := coalesce(lost, 0);

  -- A bought code brings its own money, and takes it along when it returns to the pool intact.
  moving := due."stockCents" - coalesce(stock, 0);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'stock', 'committed', moving, 'committed', at, request, NULL);
  ELSIF moving < 0 THEN
    PERFORM fund_move(fund, 'committed', 'stock', -moving, 'returned', at, request, NULL);
  END IF;
  committed := committed + moving;

  moving := due."reservedCents" + due."committedCents" + due."spentCents" + due."lostCents" - reserved - committed - spent - lost;
  IF moving > 0 THEN
    IF reserved + committed + spent + lost > 0 THEN
      is_paid := fund_move(fund, 'available', 'reserved', moving, 'reserved', at, request, NULL);
    ELSE
      FOR fund IN SELECT fund_candidates(request, moving, at) LOOP
        is_paid := fund_move(fund, 'available', 'reserved', moving, 'reserved', at, request, NULL);
        EXIT WHEN is_paid;
      END LOOP;
    END IF;
    IF NOT is_paid THEN
      RAISE EXCEPTION 'No fund has $% for this request.', to_char(moving / 100.0, 'FM999999990.00') USING ERRCODE = 'SV004';
    END IF;
    reserved := reserved + moving;
  END IF;

  moving := spent - due."spentCents";
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'spent', 'reserved', moving, 'corrected', at, request, NULL);
    reserved := reserved + moving;
    spent := spent - moving;
  END IF;

  moving := least(committed - due."committedCents", due."lostCents" - lost);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'lost', moving, 'lost', at, request, NULL);
    committed := committed - moving;
  END IF;

  moving := least(committed - due."committedCents", due."spentCents" - spent);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'spent', moving, 'spent', at, request, NULL);
    committed := committed - moving;
    spent := spent + moving;
  END IF;

  moving := least(committed - due."committedCents", due."reservedCents" - reserved);
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'reserved', moving, 'returned', at, request, NULL);
    committed := committed - moving;
    reserved := reserved + moving;
  END IF;

  moving := committed - due."committedCents";
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'committed', 'available', moving, 'returned', at, request, NULL);
  ELSIF moving < 0 THEN
    PERFORM fund_move(fund, 'reserved', 'committed', -moving, 'committed', at, request, NULL);
    reserved := reserved + moving;
  END IF;

  moving := due."spentCents" - spent;
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'reserved', 'spent', moving, 'spent', at, request, NULL);
    reserved := reserved - moving;
  END IF;

  moving := reserved - due."reservedCents";
  IF moving > 0 THEN
    PERFORM fund_move(fund, 'reserved', 'available', moving, 'released', at, request, NULL);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION fund_post_dispatches() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."requestId", max(greatest(n."createdAt", n."completedAt")) AS "at" FROM added n WHERE n."voidedAt" IS NULL
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
      SELECT c."requestId", max(greatest(c."createdAt", c."completedAt", c."voidedAt", c."redeemedAt", c."undoneAt", c."expiredAt")) AS "at" FROM (
        SELECT n.* FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId"
          AND o."estimatedValueCents" = n."estimatedValueCents" AND (o."voidedAt" IS NULL) = (n."voidedAt" IS NULL)
          AND (o."completedAt" IS NULL) = (n."completedAt" IS NULL) AND (o."expiredAt" IS NULL) = (n."expiredAt" IS NULL)
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
