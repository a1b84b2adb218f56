-- note: Adds up every row of LedgerEntry once: a second per million. Writing LedgerEntry waits.
-- note: Builds an index from every row of FundAllocation. Writing FundAllocation waits.

-- What each account of a fund gained on a day. The page of funds adds up days instead of requests and entries.
CREATE TABLE "FundDay" (
    "fundId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "n" INTEGER NOT NULL,
    "reservedCents" BIGINT NOT NULL,
    "committedCents" BIGINT NOT NULL,
    "spentCents" BIGINT NOT NULL,
    "lostCents" BIGINT NOT NULL,
    "stockCents" BIGINT NOT NULL,
    "promisedCents" BIGINT NOT NULL,
    CONSTRAINT "FundDay_pkey" PRIMARY KEY ("fundId", "day", "n")
);
-- Today's row is updated all the time; the rest of its page holds the versions.
ALTER TABLE "FundDay" SET (fillfactor = 25);

CREATE FUNCTION fund_adds_up_days() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  guard text := current_setting('safevoice.ledger', true);
  slot int := 0;
BEGIN
  WHILE slot < 16 AND NOT pg_try_advisory_xact_lock(4200 + slot, NEW."fundId") LOOP
    slot := slot + 1;
  END LOOP;
  PERFORM set_config('safevoice.ledger', 'on', true);
  INSERT INTO "FundDay" AS d ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
  VALUES (NEW."fundId", (NEW."at" AT TIME ZONE 'UTC')::date, slot % 16,
    NEW."cents" * ((NEW."target" = 'reserved')::int - (NEW."source" = 'reserved')::int),
    NEW."cents" * ((NEW."target" = 'committed')::int - (NEW."source" = 'committed')::int),
    NEW."cents" * ((NEW."target" = 'spent')::int - (NEW."source" = 'spent')::int),
    NEW."cents" * ((NEW."target" = 'lost')::int - (NEW."source" = 'lost')::int),
    NEW."cents" * ((NEW."target" = 'stock')::int - (NEW."source" = 'stock')::int),
    NEW."cents" * ((NEW."source" = 'available')::int - (NEW."target" = 'available')::int))
  ON CONFLICT ("fundId", "day", "n") DO UPDATE SET
    "reservedCents" = d."reservedCents" + EXCLUDED."reservedCents", "committedCents" = d."committedCents" + EXCLUDED."committedCents",
    "spentCents" = d."spentCents" + EXCLUDED."spentCents", "lostCents" = d."lostCents" + EXCLUDED."lostCents",
    "stockCents" = d."stockCents" + EXCLUDED."stockCents", "promisedCents" = d."promisedCents" + EXCLUDED."promisedCents";
  PERFORM set_config('safevoice.ledger', guard, true);
  RETURN NULL;
END $$;

COMMENT ON FUNCTION fund_adds_up_days() IS
  'Adds an entry to its day. Only when the transaction commits, and to the first part of the day that no other one is committing to: so none waits, and a quiet day has one part.';

-- Before the sums: creating it waits for transactions that write entries, and later ones have it.
CREATE CONSTRAINT TRIGGER "LedgerEntry_adds_up_days" AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."source" NOT IN ('funder', 'transfer') AND NEW."target" NOT IN ('funder', 'transfer', 'withdrawn'))
  EXECUTE FUNCTION fund_adds_up_days();

INSERT INTO "FundDay" ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
SELECT e."fundId", (e."at" AT TIME ZONE 'UTC')::date, 0,
  sum(e."cents" * ((e."target" = 'reserved')::int - (e."source" = 'reserved')::int)),
  sum(e."cents" * ((e."target" = 'committed')::int - (e."source" = 'committed')::int)),
  sum(e."cents" * ((e."target" = 'spent')::int - (e."source" = 'spent')::int)),
  sum(e."cents" * ((e."target" = 'lost')::int - (e."source" = 'lost')::int)),
  sum(e."cents" * ((e."target" = 'stock')::int - (e."source" = 'stock')::int)),
  sum(e."cents" * ((e."source" = 'available')::int - (e."target" = 'available')::int))
FROM "LedgerEntry" e
WHERE e."source" NOT IN ('funder', 'transfer') AND e."target" NOT IN ('funder', 'transfer', 'withdrawn')
GROUP BY 1, 2;

CREATE TRIGGER "FundDay_by_ledger" BEFORE INSERT OR UPDATE OR DELETE ON "FundDay" FOR EACH ROW
  WHEN (current_setting('safevoice.ledger', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION fund_only_ledger();
CREATE TRIGGER "FundDay_is_not_emptied" BEFORE TRUNCATE ON "FundDay" FOR EACH STATEMENT EXECUTE FUNCTION fund_only_ledger();

-- The page of funds finds them without reading every allocation.
CREATE INDEX "FundAllocation_pending" ON "FundAllocation" ("requestId") WHERE "status" = 'pending';

-- Only the page of funds read it.
DROP INDEX "LedgerEntry_lost_in_stock";
