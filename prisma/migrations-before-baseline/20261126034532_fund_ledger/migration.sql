-- CreateEnum
CREATE TYPE "FundMode" AS ENUM ('counted', 'held');

-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('funder', 'available', 'reserved', 'committed', 'spent', 'lost', 'withdrawn');

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('opening', 'counted', 'covered', 'deposited', 'withdrawn', 'reserved', 'released', 'committed', 'returned', 'spent', 'corrected');

-- CreateEnum
CREATE TYPE "DepositKind" AS ENUM ('deposit', 'withdrawal');

-- CreateTable
CREATE TABLE "Fund" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "funder" TEXT NOT NULL DEFAULT '',
    "mode" "FundMode" NOT NULL DEFAULT 'counted',
    "priority" INTEGER NOT NULL DEFAULT 100,
    "startsOn" DATE,
    "endsOn" DATE,
    "helpTypes" "HelpType"[] DEFAULT ARRAY[]::"HelpType"[],
    "states" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "perRequestMaxCents" BIGINT,
    "warnBelowCents" BIGINT NOT NULL DEFAULT 0,
    "frozenAt" TIMESTAMPTZ(3),
    "frozenReason" TEXT,
    "closedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Fund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FundShard" (
    "fundId" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "cents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "FundShard_pkey" PRIMARY KEY ("fundId","n")
);

-- CreateTable
CREATE TABLE "RequestMoney" (
    "requestId" INTEGER NOT NULL,
    "fundId" INTEGER NOT NULL,
    "reservedCents" BIGINT NOT NULL DEFAULT 0,
    "committedCents" BIGINT NOT NULL DEFAULT 0,
    "spentCents" BIGINT NOT NULL DEFAULT 0,
    "lostCents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "RequestMoney_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "fundId" INTEGER NOT NULL,
    "source" "LedgerAccount" NOT NULL,
    "target" "LedgerAccount" NOT NULL,
    "cents" BIGINT NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "requestId" INTEGER,
    "depositId" INTEGER,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deposit" (
    "id" SERIAL NOT NULL,
    "fundId" INTEGER NOT NULL,
    "kind" "DepositKind" NOT NULL DEFAULT 'deposit',
    "cents" BIGINT NOT NULL,
    "reference" TEXT NOT NULL,
    "enteredById" INTEGER NOT NULL,
    "enteredBy" TEXT NOT NULL,
    "enteredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedById" INTEGER,
    "decidedBy" TEXT,
    "confirmedAt" TIMESTAMPTZ(3),
    "refusedAt" TIMESTAMPTZ(3),
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Deposit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Fund_key_key" ON "Fund"("key");

-- CreateIndex
CREATE INDEX "RequestMoney_fundId_idx" ON "RequestMoney"("fundId");

-- CreateIndex
CREATE INDEX "LedgerEntry_fundId_id_idx" ON "LedgerEntry"("fundId", "id");

-- CreateIndex
CREATE INDEX "LedgerEntry_requestId_idx" ON "LedgerEntry"("requestId");

-- CreateIndex
CREATE INDEX "LedgerEntry_at_idx" ON "LedgerEntry" USING BRIN ("at");

-- CreateIndex
CREATE UNIQUE INDEX "Deposit_fundId_reference_key" ON "Deposit"("fundId", "reference");

-- AddForeignKey
ALTER TABLE "FundShard" ADD CONSTRAINT "FundShard_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestMoney" ADD CONSTRAINT "RequestMoney_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_fundId_fkey" FOREIGN KEY ("fundId") REFERENCES "Fund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- The ledger of the fund (docs/how/fund.md). Money is a transfer between accounts: one row of LedgerEntry, and the balances of
-- both sides, always together. A refusal for lack of money has SQLSTATE SV004.

ALTER TABLE "FundShard" ADD CONSTRAINT "FundShard_is_not_overdrawn" CHECK ("cents" >= 0);
ALTER TABLE "FundShard" SET (fillfactor = 10);
ALTER TABLE "RequestMoney" ADD CONSTRAINT "RequestMoney_is_not_negative"
  CHECK ("reservedCents" >= 0 AND "committedCents" >= 0 AND "spentCents" >= 0 AND "lostCents" >= 0);
ALTER TABLE "RequestMoney" SET (fillfactor = 70);
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_is_positive" CHECK ("cents" > 0);
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_has_one_outcome" CHECK ("confirmedAt" IS NULL OR "refusedAt" IS NULL);
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_is_decided_by_another" CHECK ("decidedById" <> "enteredById");
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_outcome_has_a_person"
  CHECK (("confirmedAt" IS NULL AND "refusedAt" IS NULL) = ("decidedById" IS NULL));
ALTER TABLE "Fund" ADD CONSTRAINT "Fund_limits_are_positive" CHECK ("warnBelowCents" >= 0 AND ("perRequestMaxCents" IS NULL OR "perRequestMaxCents" > 0));
ALTER TABLE "Fund" ADD CONSTRAINT "Fund_freeze_has_a_reason" CHECK (("frozenAt" IS NULL) = ("frozenReason" IS NULL));
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_is_positive" CHECK ("cents" > 0);
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_has_two_sides" CHECK (("source", "target") IN (
  ('funder', 'available'), ('available', 'funder'), ('available', 'withdrawn'),
  ('available', 'reserved'), ('reserved', 'available'), ('reserved', 'committed'), ('committed', 'reserved'),
  ('committed', 'available'), ('committed', 'spent'), ('reserved', 'spent'), ('spent', 'reserved'), ('committed', 'lost')));
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_names_its_request"
  CHECK (("requestId" IS NOT NULL) OR ("source" IN ('funder', 'available') AND "target" IN ('funder', 'available', 'withdrawn')));

-- What each request's accounts must hold, from its allocations and dispatches. The ledger follows this; `ledger:verify` compares.
-- A completed request has received what was dispatched, and the rest of its allocation is released.
CREATE VIEW "RequestMoneyDue" AS
  SELECT r."id" AS "requestId",
    CASE WHEN r."status" IN ('completed', 'denied') THEN 0 ELSE greatest(a."open" - d."given", 0) END AS "reservedCents",
    CASE WHEN r."status" = 'completed' THEN 0 ELSE d."given" - d."done" END AS "committedCents",
    a."paid" + CASE WHEN r."status" = 'completed' THEN d."given" ELSE d."done" END AS "spentCents"
  FROM "EmergencyRequest" r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f."amountCents") FILTER (WHERE f."status" = 'allocated'), 0) AS "open", coalesce(sum(f."paidCents"), 0) AS "paid"
    FROM "FundAllocation" f WHERE f."requestId" = r."id" AND f."status" IN ('allocated', 'distributed')) a
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(h."estimatedValueCents"), 0) AS "given",
      coalesce(sum(h."estimatedValueCents") FILTER (WHERE h."completedAt" IS NOT NULL), 0) AS "done"
    FROM "HelpDispatch" h WHERE h."requestId" = r."id" AND h."voidedAt" IS NULL) d;

-- Every fund has its shards from the start; the embedded database has one connection, so one shard is enough.
CREATE FUNCTION fund_shards() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
BEGIN
  PERFORM set_config('safevoice.ledger', 'on', true);
  INSERT INTO "FundShard" ("fundId", "n")
    SELECT NEW."id", n FROM generate_series(0, CASE WHEN version() LIKE '%emscripten%' THEN 0 ELSE 15 END) n;
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;
CREATE TRIGGER "Fund_shards" AFTER INSERT ON "Fund" FOR EACH ROW EXECUTE FUNCTION fund_shards();

-- The fund of a new installation. It counts what is given out, and refuses nothing until a deposit is confirmed.
CREATE FUNCTION fund_general() RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Fund" ("key", "name") SELECT 'general', 'General' WHERE NOT EXISTS (SELECT FROM "Fund")
$$;
SELECT fund_general();

-- Takes from the available balance. Returns the cents that a counted fund lacked, 0 in a held one; null if the fund is frozen,
-- closed or has too little. Writers share the lock 42 and use one shard each; gathering from all shards needs it alone. The
-- inner block rolls back the shared lock, so that two that gather never wait for each other.
CREATE FUNCTION fund_take(fund int, need bigint) RETURNS bigint
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  fund_mode "FundMode";
  shard int;
  has bigint;
  has_paid boolean;
  part record;
BEGIN
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(42, fund);
    SELECT f."mode" INTO fund_mode FROM "Fund" f WHERE f."id" = fund AND f."frozenAt" IS NULL AND f."closedAt" IS NULL;
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
    IF fund_mode = 'counted' THEN
      SELECT s."n", s."cents" INTO shard, has FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" > 0
        ORDER BY s."cents" DESC FOR UPDATE SKIP LOCKED LIMIT 1;
      IF NOT FOUND THEN
        RETURN need;
      END IF;
      has := least(has, need);
      PERFORM set_config('safevoice.ledger', 'on', true);
      UPDATE "FundShard" s SET "cents" = s."cents" - has WHERE s."fundId" = fund AND s."n" = shard;
      PERFORM set_config('safevoice.ledger', guard, true);
      RETURN need - has;
    END IF;
    SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" >= need
      ORDER BY random() FOR UPDATE SKIP LOCKED LIMIT 1;
    IF NOT FOUND THEN
      SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" >= need ORDER BY random() LIMIT 1;
    END IF;
    IF shard IS NOT NULL THEN
      PERFORM set_config('safevoice.ledger', 'on', true);
      UPDATE "FundShard" s SET "cents" = s."cents" - need WHERE s."fundId" = fund AND s."n" = shard AND s."cents" >= need;
      has_paid := FOUND;
      PERFORM set_config('safevoice.ledger', guard, true);
      IF has_paid THEN
        RETURN 0;
      END IF;
    END IF;
    RAISE EXCEPTION 'no shard has enough' USING ERRCODE = 'SV000';
  EXCEPTION WHEN SQLSTATE 'SV000' THEN
    NULL;
  END;
  -- Too little is refused without waiting.
  SELECT sum(s."cents") INTO has FROM "FundShard" s WHERE s."fundId" = fund;
  IF coalesce(has, 0) < need THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(42, fund);
  SELECT sum(s."cents") INTO has FROM "FundShard" s JOIN "Fund" f ON f."id" = s."fundId"
    WHERE s."fundId" = fund AND f."frozenAt" IS NULL AND f."closedAt" IS NULL;
  IF coalesce(has, 0) < need THEN
    RETURN NULL;
  END IF;
  FOR part IN SELECT s."n", s."cents" FROM "FundShard" s WHERE s."fundId" = fund AND s."cents" > 0 ORDER BY s."cents" DESC LOOP
    has := least(part."cents", need);
    PERFORM set_config('safevoice.ledger', 'on', true);
    UPDATE "FundShard" s SET "cents" = s."cents" - has WHERE s."fundId" = fund AND s."n" = part."n";
    PERFORM set_config('safevoice.ledger', guard, true);
    need := need - has;
    EXIT WHEN need = 0;
  END LOOP;
  RETURN 0;
END $$;

-- A frozen or closed fund takes money back like any other.
CREATE FUNCTION fund_give(fund int, adding bigint) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  shard int;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(42, fund);
  SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund ORDER BY random() FOR UPDATE SKIP LOCKED LIMIT 1;
  IF NOT FOUND THEN
    SELECT s."n" INTO shard FROM "FundShard" s WHERE s."fundId" = fund ORDER BY random() LIMIT 1;
  END IF;
  PERFORM set_config('safevoice.ledger', 'on', true);
  UPDATE "FundShard" s SET "cents" = s."cents" + adding WHERE s."fundId" = fund AND s."n" = shard;
  PERFORM set_config('safevoice.ledger', guard, true);
END $$;

-- The one way to move money: the balances of both sides and the entry. False if the available balance is too small.
CREATE FUNCTION fund_move(fund int, source "LedgerAccount", target "LedgerAccount", moving bigint, kind "LedgerKind", at timestamptz,
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
    INSERT INTO "RequestMoney" AS m ("requestId", "fundId", "reservedCents", "committedCents", "spentCents", "lostCents")
    VALUES (request, fund, CASE target WHEN 'reserved' THEN moving ELSE 0 END, CASE target WHEN 'committed' THEN moving ELSE 0 END,
      CASE target WHEN 'spent' THEN moving ELSE 0 END, CASE target WHEN 'lost' THEN moving ELSE 0 END)
    ON CONFLICT ("requestId") DO UPDATE SET "fundId" = fund,
      "reservedCents" = m."reservedCents" + EXCLUDED."reservedCents" - CASE source WHEN 'reserved' THEN moving ELSE 0 END,
      "committedCents" = m."committedCents" + EXCLUDED."committedCents" - CASE source WHEN 'committed' THEN moving ELSE 0 END,
      "spentCents" = m."spentCents" + EXCLUDED."spentCents" - CASE source WHEN 'spent' THEN moving ELSE 0 END,
      "lostCents" = m."lostCents" + EXCLUDED."lostCents";
  END IF;
  INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId", "depositId")
    VALUES (at, fund, source, target, moving, kind, request, deposit);
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN true;
END $$;

-- The open funds that admit a request and this amount, the first to pay first.
CREATE FUNCTION fund_candidates(request int, need bigint, at timestamptz) RETURNS SETOF int LANGUAGE sql STABLE AS $$
  SELECT f."id" FROM "Fund" f JOIN "EmergencyRequest" r ON r."id" = request
  WHERE f."closedAt" IS NULL AND f."frozenAt" IS NULL
    AND (f."startsOn" IS NULL OR f."startsOn" <= (at AT TIME ZONE 'UTC')::date)
    AND (f."endsOn" IS NULL OR f."endsOn" >= (at AT TIME ZONE 'UTC')::date)
    AND (f."helpTypes" = '{}' OR f."helpTypes" @> r."requestedHelpTypes")
    AND (f."states" = '{}' OR r."state" = ANY (f."states"))
    AND (f."perRequestMaxCents" IS NULL OR f."perRequestMaxCents" >= need)
  ORDER BY f."priority", f."id"
$$;

-- Posts what separates a request's accounts from what they must hold. Everything is read under the request's lock, which its
-- writers hold already; a fund is locked last. One request is paid by one fund as long as it has money of it.
CREATE FUNCTION fund_settle(request int, at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  due record;
  reserved bigint;
  committed bigint;
  spent bigint;
  fund int;
  moving bigint;
  is_paid boolean := false;
BEGIN
  PERFORM FROM "EmergencyRequest" r WHERE r."id" = request FOR NO KEY UPDATE;
  SELECT d."reservedCents", d."committedCents", d."spentCents" INTO due FROM "RequestMoneyDue" d WHERE d."requestId" = request;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT m."fundId", m."reservedCents", m."committedCents", m."spentCents" INTO fund, reserved, committed, spent
    FROM "RequestMoney" m WHERE m."requestId" = request;
  reserved := coalesce(reserved, 0);
  committed := coalesce(committed, 0);
  spent := coalesce(spent, 0);

  moving := due."reservedCents" + due."committedCents" + due."spentCents" - reserved - committed - spent;
  IF moving > 0 THEN
    IF reserved + committed + spent > 0 THEN
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

-- Posting is part of every statement that writes allocations or dispatches, so no code can forget it. These triggers run after
-- the row triggers of the limits: the request is locked first, then persons, then the fund.
CREATE FUNCTION fund_post_allocations() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT n."requestId", max(n."updatedAt") AS "at" FROM added n WHERE n."status" IN ('allocated', 'distributed')
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR one IN SELECT DISTINCT o."requestId" FROM removed o WHERE o."status" IN ('allocated', 'distributed') ORDER BY 1 LOOP
      PERFORM fund_settle(one."requestId", clock_timestamp());
    END LOOP;
  ELSE
    FOR one IN
      SELECT c."requestId", max(c."updatedAt") AS "at" FROM (
        SELECT n."id", n."requestId", n."updatedAt", n."status", n."amountCents", n."paidCents" FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId" AND o."status" = n."status"
          AND o."amountCents" = n."amountCents" AND o."paidCents" IS NOT DISTINCT FROM n."paidCents")
        UNION ALL
        SELECT o."id", o."requestId", o."updatedAt", o."status", o."amountCents", o."paidCents" FROM removed o
        WHERE NOT EXISTS (SELECT FROM added n WHERE o."id" = n."id" AND o."requestId" = n."requestId" AND o."status" = n."status"
          AND o."amountCents" = n."amountCents" AND o."paidCents" IS NOT DISTINCT FROM n."paidCents")) c
      GROUP BY 1 HAVING bool_or(c."status" IN ('allocated', 'distributed')) ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "FundAllocation_posts_insert" AFTER INSERT ON "FundAllocation"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundAllocation_posts_update" AFTER UPDATE ON "FundAllocation"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();
CREATE TRIGGER "FundAllocation_posts_delete" AFTER DELETE ON "FundAllocation"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION fund_post_allocations();

CREATE FUNCTION fund_post_dispatches() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    FOR one IN SELECT DISTINCT o."requestId" FROM removed o WHERE o."voidedAt" IS NULL ORDER BY 1 LOOP
      PERFORM fund_settle(one."requestId", clock_timestamp());
    END LOOP;
  ELSE
    FOR one IN
      SELECT c."requestId", max(greatest(c."createdAt", c."completedAt", c."voidedAt")) AS "at" FROM (
        SELECT n."requestId", n."createdAt", n."completedAt", n."voidedAt" FROM added n
        WHERE NOT EXISTS (SELECT FROM removed o WHERE o."id" = n."id" AND o."requestId" = n."requestId"
          AND o."estimatedValueCents" = n."estimatedValueCents" AND (o."voidedAt" IS NULL) = (n."voidedAt" IS NULL)
          AND (o."completedAt" IS NULL) = (n."completedAt" IS NULL))
        UNION ALL
        SELECT o."requestId", o."createdAt", o."completedAt", o."voidedAt" FROM removed o
        WHERE NOT EXISTS (SELECT FROM added n WHERE o."id" = n."id" AND o."requestId" = n."requestId")) c
      GROUP BY 1 ORDER BY 1
    LOOP
      PERFORM fund_settle(one."requestId", one."at");
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "HelpDispatch_posts_insert" AFTER INSERT ON "HelpDispatch"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();
CREATE TRIGGER "HelpDispatch_posts_update" AFTER UPDATE ON "HelpDispatch"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();
CREATE TRIGGER "HelpDispatch_posts_delete" AFTER DELETE ON "HelpDispatch"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION fund_post_dispatches();

-- The end of a request settles its money, and a step back from there reserves again.
CREATE FUNCTION fund_post_request() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM fund_settle(NEW."id", NEW."updatedAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "EmergencyRequest_posts" AFTER UPDATE OF "status" ON "EmergencyRequest" FOR EACH ROW
  WHEN (NEW."status" IS DISTINCT FROM OLD."status" AND (NEW."status" IN ('completed', 'denied') OR OLD."status" IN ('completed', 'denied')))
  EXECUTE FUNCTION fund_post_request();

-- Money from before the ledger: per request the amount from the funder, and where it is now.
INSERT INTO "RequestMoney" ("requestId", "fundId", "reservedCents", "committedCents", "spentCents")
  SELECT d."requestId", f."id", d."reservedCents", d."committedCents", d."spentCents"
  FROM "RequestMoneyDue" d CROSS JOIN "Fund" f WHERE d."reservedCents" + d."committedCents" + d."spentCents" > 0;
INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId")
  SELECT o."at", m."fundId", x."source", x."target", x."cents", 'opening', m."requestId"
  FROM "RequestMoney" m
  CROSS JOIN LATERAL (SELECT coalesce(
    (SELECT min(f."allocatedAt") FROM "FundAllocation" f WHERE f."requestId" = m."requestId"),
    (SELECT min(h."createdAt") FROM "HelpDispatch" h WHERE h."requestId" = m."requestId"), now()) AS "at") o
  CROSS JOIN LATERAL (VALUES
    (1, 'funder'::"LedgerAccount", 'available'::"LedgerAccount", m."reservedCents" + m."committedCents" + m."spentCents"),
    (2, 'available', 'reserved', m."reservedCents" + m."committedCents" + m."spentCents"),
    (3, 'reserved', 'committed', m."committedCents"),
    (4, 'reserved', 'spent', m."spentCents")) AS x("step", "source", "target", "cents")
  WHERE x."cents" > 0 ORDER BY o."at", m."requestId", x."step";

-- Balances and entries change only inside the functions above, which set a setting of their own for as long as they run.
CREATE FUNCTION fund_only_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written by the ledger alone.', TG_TABLE_NAME USING ERRCODE = 'SV001';
END $$;
CREATE TRIGGER "FundShard_by_ledger" BEFORE INSERT OR UPDATE OR DELETE ON "FundShard" FOR EACH ROW
  WHEN (current_setting('safevoice.ledger', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "RequestMoney_by_ledger" BEFORE INSERT OR UPDATE OR DELETE ON "RequestMoney" FOR EACH ROW
  WHEN (current_setting('safevoice.ledger', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_by_ledger" BEFORE INSERT ON "LedgerEntry" FOR EACH ROW
  WHEN (current_setting('safevoice.ledger', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_only_grows" BEFORE UPDATE OR DELETE ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "FundShard_is_not_emptied" BEFORE TRUNCATE ON "FundShard" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "RequestMoney_is_not_emptied" BEFORE TRUNCATE ON "RequestMoney" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "LedgerEntry_is_not_emptied" BEFORE TRUNCATE ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();
