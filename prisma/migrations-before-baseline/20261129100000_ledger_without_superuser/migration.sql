-- note: Replaces five functions of the ledger. Nothing waits.
-- The ledger's functions opened its guard with SET safevoice.ledger = 'on', which only a superuser may attach to a function.
-- They now set it for their own writes, and put back what it was. An error inside undoes both, like every setting of a
-- transaction. Databases made since the three migrations were changed have the same functions already.

CREATE OR REPLACE FUNCTION fund_shards() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
BEGIN
  PERFORM set_config('safevoice.ledger', 'on', true);
  INSERT INTO "FundShard" ("fundId", "n")
    SELECT NEW."id", n FROM generate_series(0, CASE WHEN version() LIKE '%emscripten%' THEN 0 ELSE 15 END) n;
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION fund_take(fund int, need bigint) RETURNS bigint
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

CREATE OR REPLACE FUNCTION fund_give(fund int, adding bigint) RETURNS void
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

-- It writes through fund_move alone. RESET of one setting requires the same right as SET; RESET ALL does not.
ALTER FUNCTION fund_settle(int, timestamptz) RESET ALL;
ALTER FUNCTION fund_settle(int, timestamptz) SET search_path = public, pg_temp;
