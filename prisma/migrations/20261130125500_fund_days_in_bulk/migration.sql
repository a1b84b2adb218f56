-- note: Changes functions only. Nothing waits for long.

-- One transaction with thousands of entries looked through all versions of the day's row for each of them.
CREATE OR REPLACE FUNCTION fund_adds_up_days() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  place tid := nullif(current_setting('safevoice.fund_day', true), '')::tid;
  entry_day date := (NEW."at" AT TIME ZONE 'UTC')::date;
  reserved bigint := NEW."cents" * ((NEW."target" = 'reserved')::int - (NEW."source" = 'reserved')::int);
  committed bigint := NEW."cents" * ((NEW."target" = 'committed')::int - (NEW."source" = 'committed')::int);
  spent bigint := NEW."cents" * ((NEW."target" = 'spent')::int - (NEW."source" = 'spent')::int);
  lost bigint := NEW."cents" * ((NEW."target" = 'lost')::int - (NEW."source" = 'lost')::int);
  stock bigint := NEW."cents" * ((NEW."target" = 'stock')::int - (NEW."source" = 'stock')::int);
  promised bigint := NEW."cents" * ((NEW."source" = 'available')::int - (NEW."target" = 'available')::int);
  slot int := 0;
  is_added boolean := false;
BEGIN
  PERFORM set_config('safevoice.ledger', 'on', true);
  IF place IS NOT NULL THEN
    UPDATE "FundDay" d SET
      "reservedCents" = d."reservedCents" + reserved, "committedCents" = d."committedCents" + committed, "spentCents" = d."spentCents" + spent,
      "lostCents" = d."lostCents" + lost, "stockCents" = d."stockCents" + stock, "promisedCents" = d."promisedCents" + promised
    WHERE d.ctid = place AND d."fundId" = NEW."fundId" AND d."day" = entry_day RETURNING d.ctid INTO place;
    is_added := FOUND;
  END IF;
  IF NOT is_added THEN
    WHILE slot < 16 AND NOT pg_try_advisory_xact_lock(4200 + slot, NEW."fundId") LOOP
      slot := slot + 1;
    END LOOP;
    INSERT INTO "FundDay" AS d ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
    VALUES (NEW."fundId", entry_day, slot % 16, reserved, committed, spent, lost, stock, promised)
    ON CONFLICT ("fundId", "day", "n") DO UPDATE SET
      "reservedCents" = d."reservedCents" + reserved, "committedCents" = d."committedCents" + committed, "spentCents" = d."spentCents" + spent,
      "lostCents" = d."lostCents" + lost, "stockCents" = d."stockCents" + stock, "promisedCents" = d."promisedCents" + promised
    RETURNING d.ctid INTO place;
  END IF;
  PERFORM set_config('safevoice.fund_day', place::text, true);
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;

COMMENT ON FUNCTION fund_adds_up_days() IS
  'Adds an entry to its day. Only when the transaction commits, and to the first part of the day that no other one is committing to: so none waits, and a quiet day has one part. The setting safevoice.fund_day is where the transaction''s last row is: with thousands of entries, a look by key would read all versions of it.';
