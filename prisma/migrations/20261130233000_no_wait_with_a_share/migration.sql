-- note: Changes a function only. Nothing waits for long.

-- A shard that another one used between reading and locking stays locked even if it has too little by then. Who
-- waited for one more shard meanwhile could meet another who waited for this one.
CREATE OR REPLACE FUNCTION fund_take(fund int, need bigint) RETURNS bigint LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  fund_mode "FundMode";
  shard int;
  has bigint;
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
      RAISE EXCEPTION 'no free shard has enough' USING ERRCODE = 'SV000';
    END IF;
    PERFORM set_config('safevoice.ledger', 'on', true);
    UPDATE "FundShard" s SET "cents" = s."cents" - need WHERE s."fundId" = fund AND s."n" = shard;
    PERFORM set_config('safevoice.ledger', guard, true);
    RETURN 0;
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

COMMENT ON FUNCTION fund_take(int, bigint) IS
  'Takes from the available balance. Returns the cents that a counted fund lacked, 0 in a held one; null if the fund is frozen, closed or has too little. Writers share the lock 42 and use one free shard each; gathering from all shards needs the lock alone. Who finds no free shard with enough gives up the shared lock and every shard before it waits for the lock: so no two wait for each other.';
