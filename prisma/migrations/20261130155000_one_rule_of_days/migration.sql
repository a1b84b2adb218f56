-- note: Changes functions and a trigger only. Reading and writing LedgerEntry wait for a moment.

-- The trigger and the proof of the ledger each said which entries count in a day, and for what.
CREATE FUNCTION fund_day_of("at" timestamptz, source "LedgerAccount", target "LedgerAccount", cents bigint)
RETURNS TABLE ("day" date, "reservedCents" bigint, "committedCents" bigint, "spentCents" bigint, "lostCents" bigint, "stockCents" bigint, "promisedCents" bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT ($1 AT TIME ZONE 'UTC')::date,
    $4 * (($3 = 'reserved')::int - ($2 = 'reserved')::int),
    $4 * (($3 = 'committed')::int - ($2 = 'committed')::int),
    $4 * (($3 = 'spent')::int - ($2 = 'spent')::int),
    $4 * (($3 = 'lost')::int - ($2 = 'lost')::int),
    $4 * (($3 = 'stock')::int - ($2 = 'stock')::int),
    $4 * (($2 = 'available')::int - ($3 = 'available')::int)
  WHERE $2 NOT IN ('funder', 'transfer') AND $3 NOT IN ('funder', 'transfer', 'withdrawn')
$$;

COMMENT ON FUNCTION fund_day_of(timestamptz, "LedgerAccount", "LedgerAccount", bigint) IS
  'What an entry adds to its day in UTC; no row if it counts in none. Deposits, withdrawals and transfers between funds are no use of money. PostgreSQL puts it into the statement that calls it.';

CREATE VIEW "FundDayDue" AS
SELECT e."fundId", d."day", sum(d."reservedCents") AS "reservedCents", sum(d."committedCents") AS "committedCents", sum(d."spentCents") AS "spentCents",
  sum(d."lostCents") AS "lostCents", sum(d."stockCents") AS "stockCents", sum(d."promisedCents") AS "promisedCents"
FROM "LedgerEntry" e CROSS JOIN LATERAL fund_day_of(e."at", e."source", e."target", e."cents") d GROUP BY e."fundId", d."day";

COMMENT ON VIEW "FundDayDue" IS 'What FundDay must add up to, from all entries.';

CREATE OR REPLACE FUNCTION fund_adds_up_days() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  place tid := nullif(current_setting('safevoice.fund_day', true), '')::tid;
  adding record;
  slot int := 0;
  is_added boolean := false;
BEGIN
  SELECT * INTO adding FROM fund_day_of(NEW."at", NEW."source", NEW."target", NEW."cents");
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('safevoice.ledger', 'on', true);
  IF place IS NOT NULL THEN
    UPDATE "FundDay" d SET
      "reservedCents" = d."reservedCents" + adding."reservedCents", "committedCents" = d."committedCents" + adding."committedCents",
      "spentCents" = d."spentCents" + adding."spentCents", "lostCents" = d."lostCents" + adding."lostCents",
      "stockCents" = d."stockCents" + adding."stockCents", "promisedCents" = d."promisedCents" + adding."promisedCents"
    WHERE d.ctid = place AND d."fundId" = NEW."fundId" AND d."day" = adding."day" RETURNING d.ctid INTO place;
    is_added := FOUND;
  END IF;
  IF NOT is_added THEN
    WHILE slot < 16 AND NOT pg_try_advisory_xact_lock(4200 + slot, NEW."fundId") LOOP
      slot := slot + 1;
    END LOOP;
    INSERT INTO "FundDay" AS d ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
    VALUES (NEW."fundId", adding."day", slot % 16, adding."reservedCents", adding."committedCents", adding."spentCents",
      adding."lostCents", adding."stockCents", adding."promisedCents")
    ON CONFLICT ("fundId", "day", "n") DO UPDATE SET
      "reservedCents" = d."reservedCents" + EXCLUDED."reservedCents", "committedCents" = d."committedCents" + EXCLUDED."committedCents",
      "spentCents" = d."spentCents" + EXCLUDED."spentCents", "lostCents" = d."lostCents" + EXCLUDED."lostCents",
      "stockCents" = d."stockCents" + EXCLUDED."stockCents", "promisedCents" = d."promisedCents" + EXCLUDED."promisedCents"
    RETURNING d.ctid INTO place;
  END IF;
  PERFORM set_config('safevoice.fund_day', place::text, true);
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;

DROP TRIGGER "LedgerEntry_adds_up_days" ON "LedgerEntry";
CREATE CONSTRAINT TRIGGER "LedgerEntry_adds_up_days" AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION fund_adds_up_days();
