-- CreateEnum
CREATE TYPE "MoneyAuthority" AS ENUM ('alone', 'second_person', 'administrator');

-- AlterTable
ALTER TABLE "FundAllocation" ADD COLUMN     "allocatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "authority" "MoneyAuthority" NOT NULL DEFAULT 'alone',
ADD COLUMN     "officerKeys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "victimKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "officerCapDayCents" INTEGER NOT NULL DEFAULT 250000,
ADD COLUMN     "officerCapMonthCents" INTEGER NOT NULL DEFAULT 1500000,
ADD COLUMN     "victimCapDayCents" INTEGER NOT NULL DEFAULT 100000,
ADD COLUMN     "victimCapMonthCents" INTEGER NOT NULL DEFAULT 500000;

-- CreateIndex
CREATE INDEX "FundAllocation_officerKeys_idx" ON "FundAllocation" USING GIN ("officerKeys");

-- CreateIndex
CREATE INDEX "FundAllocation_victimKeys_idx" ON "FundAllocation" USING GIN ("victimKeys");


-- Money that was allocated before counts from when it was, though nobody can say any more for whom it counts.
UPDATE "FundAllocation" f SET "allocatedAt" = coalesce(r."approvedAt", f."createdAt")
  FROM "EmergencyRequest" r WHERE r."id" = f."requestId" AND f."status" IN ('allocated', 'distributed');

CREATE FUNCTION sv_allocated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."allocatedAt" := coalesce(NEW."allocatedAt", NEW."updatedAt");
  RETURN NEW;
END $$;

CREATE TRIGGER "FundAllocation_allocated_at" BEFORE INSERT OR UPDATE ON "FundAllocation" FOR EACH ROW
  WHEN (NEW."status" IN ('allocated', 'distributed') AND NEW."allocatedAt" IS NULL)
  EXECUTE FUNCTION sv_allocated_at();

-- Which limit these officers or this person in need would be above with so much more, and by which of their keys: the
-- officer's before the person's, for it asks for more. No row while all is within the limits.
CREATE FUNCTION sv_cap_reached(officers text[], victims text[], at timestamptz, adding bigint)
RETURNS TABLE (cap text, key text) LANGUAGE sql STABLE AS $$
  SELECT s.cap, s.key FROM (
    SELECT 'officer' AS cap, k AS key, c."officerCapDayCents" AS day_cap, c."officerCapMonthCents" AS month_cap,
      coalesce(sum(f."amountCents") FILTER (WHERE f."allocatedAt" > at - interval '24 hours'), 0) AS day_sum,
      coalesce(sum(f."amountCents"), 0) AS month_sum
    FROM "SystemConfig" c CROSS JOIN unnest(officers) k
    LEFT JOIN "FundAllocation" f ON f."officerKeys" @> ARRAY[k] AND f."status" IN ('allocated', 'distributed')
      AND f."allocatedAt" > at - interval '30 days'
    WHERE c."id" = 1 GROUP BY k, c."id"
    UNION ALL
    SELECT 'victim', k, c."victimCapDayCents", c."victimCapMonthCents",
      coalesce(sum(f."amountCents") FILTER (WHERE f."allocatedAt" > at - interval '24 hours'), 0),
      coalesce(sum(f."amountCents"), 0)
    FROM "SystemConfig" c CROSS JOIN unnest(victims) k
    LEFT JOIN "FundAllocation" f ON f."victimKeys" @> ARRAY[k] AND f."status" IN ('allocated', 'distributed')
      AND f."allocatedAt" > at - interval '30 days'
    WHERE c."id" = 1 GROUP BY k, c."id"
  ) s
  WHERE s.day_sum + adding > s.day_cap OR s.month_sum + adding > s.month_cap
  ORDER BY s.cap, s.key LIMIT 1
$$;

-- The limits hold under a lock for each officer and each person in need, taken in one order: of many allocations at once
-- each sees those before it. An administrator's word is bound by neither limit, a second person's not by the person's.
-- SV002 carries the key, for the service to record the approval as one that waits.
CREATE FUNCTION sv_money_caps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  victims text[] := CASE NEW."authority" WHEN 'alone' THEN NEW."victimKeys" ELSE '{}' END;
  one text;
  reached record;
BEGIN
  FOR one IN SELECT DISTINCT k FROM unnest(NEW."officerKeys" || NEW."victimKeys") k ORDER BY k LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('money-cap:' || one, 0));
  END LOOP;
  IF NEW."authority" = 'administrator' THEN
    RETURN NULL;
  END IF;
  -- A statement of its own, which sees what others committed while this one waited.
  SELECT c.cap, c.key INTO reached FROM sv_cap_reached(NEW."officerKeys", victims, NEW."allocatedAt", 0) c;
  IF FOUND THEN
    RAISE EXCEPTION 'The limit for one % is reached.', reached.cap USING ERRCODE = 'SV002', DETAIL = reached.cap || ' ' || reached.key;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "FundAllocation_caps_on_insert" AFTER INSERT ON "FundAllocation" FOR EACH ROW
  WHEN (NEW."status" = 'allocated') EXECUTE FUNCTION sv_money_caps();
CREATE TRIGGER "FundAllocation_caps_on_update" AFTER UPDATE OF "status" ON "FundAllocation" FOR EACH ROW
  WHEN (NEW."status" = 'allocated' AND OLD."status" <> 'allocated') EXECUTE FUNCTION sv_money_caps();

-- A lowered limit binds what still waits: pending money above it is not allocated. What was allocated may still be
-- handed over, and anything may be denied.
DROP TRIGGER "FundAllocation_cap_on_update" ON "FundAllocation";
CREATE TRIGGER "FundAllocation_cap_on_update" BEFORE UPDATE ON "FundAllocation" FOR EACH ROW
  WHEN (NEW."status" <> 'denied' AND (NEW."amountCents" > OLD."amountCents" OR OLD."status" = 'denied'
    OR (OLD."status" = 'pending' AND NEW."status" <> 'pending') OR NEW."requestId" <> OLD."requestId"))
  EXECUTE FUNCTION sv_allocation_cap();
