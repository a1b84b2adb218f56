-- note: Months of the ledger follow the installation's time zone. Closed and published ones keep their bounds in UTC.

-- Rows of both tables are never changed, so their triggers pause while the bounds of the past are written.
ALTER TABLE "LedgerMonth" ADD COLUMN "beginsAt" TIMESTAMPTZ(3), ADD COLUMN "endsAt" TIMESTAMPTZ(3);
ALTER TABLE "LedgerMonth" DISABLE TRIGGER "LedgerMonth_stays";
UPDATE "LedgerMonth" SET "beginsAt" = ("month" || '-01')::timestamp AT TIME ZONE 'UTC',
  "endsAt" = (("month" || '-01')::timestamp + interval '1 month') AT TIME ZONE 'UTC';
ALTER TABLE "LedgerMonth" ENABLE TRIGGER "LedgerMonth_stays";
ALTER TABLE "LedgerMonth" ALTER COLUMN "beginsAt" SET NOT NULL, ALTER COLUMN "endsAt" SET NOT NULL,
  ADD CONSTRAINT "LedgerMonth_ends_later" CHECK ("beginsAt" < "endsAt"),
  ADD CONSTRAINT "LedgerMonth_never_overlaps" EXCLUDE USING gist (tstzrange("beginsAt", "endsAt") WITH &&);

ALTER TABLE "PublicFigures" ADD COLUMN "beginsAt" TIMESTAMPTZ(3), ADD COLUMN "endsAt" TIMESTAMPTZ(3);
ALTER TABLE "PublicFigures" DISABLE TRIGGER "PublicFigures_stays";
UPDATE "PublicFigures" p SET "beginsAt" = x."first" AT TIME ZONE 'UTC', "endsAt" = (x."first" + x."long") AT TIME ZONE 'UTC'
  FROM (SELECT "period",
    CASE WHEN "period" LIKE '%-Q%' THEN make_timestamp(left("period", 4)::int, right("period", 1)::int * 3 - 2, 1, 0, 0, 0) ELSE ("period" || '-01')::timestamp END AS "first",
    CASE WHEN "period" LIKE '%-Q%' THEN interval '3 months' ELSE interval '1 month' END AS "long" FROM "PublicFigures") x
  WHERE x."period" = p."period";
ALTER TABLE "PublicFigures" ENABLE TRIGGER "PublicFigures_stays";
ALTER TABLE "PublicFigures" ALTER COLUMN "beginsAt" SET NOT NULL, ALTER COLUMN "endsAt" SET NOT NULL;

-- A closed month stays as it was hashed: an entry that would be dated in it is dated now. The ledger's clock is the
-- application's, so most entries are of the running month and are not compared.
CREATE OR REPLACE FUNCTION fund_after_closed_months() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM "LedgerMonth" m WHERE m."beginsAt" <= NEW."at" AND NEW."at" < m."endsAt") THEN
    NEW."at" := greatest(clock_timestamp(), (SELECT max(m."endsAt") FROM "LedgerMonth" m));
  END IF;
  RETURN NEW;
END $$;

-- The first and the last day of a fund are local days.
CREATE OR REPLACE FUNCTION fund_candidates(request int, need bigint, at timestamptz) RETURNS SETOF int LANGUAGE plpgsql STABLE AS $$
DECLARE
  today date := (at AT TIME ZONE sv_time_zone())::date;
BEGIN
  RETURN QUERY SELECT f."id" FROM "Fund" f JOIN "EmergencyRequest" r ON r."id" = request
  WHERE f."closedAt" IS NULL AND f."frozenAt" IS NULL
    AND (f."startsOn" IS NULL OR f."startsOn" <= today)
    AND (f."endsOn" IS NULL OR f."endsOn" >= today)
    AND (f."helpTypes" = '{}' OR f."helpTypes" @> r."requestedHelpTypes")
    AND (f."states" = '{}' OR r."state" = ANY (f."states"))
    AND (f."perRequestMaxCents" IS NULL OR f."perRequestMaxCents" >= need)
  ORDER BY f."priority", f."id";
END $$;
